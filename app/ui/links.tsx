import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link within the site; app/delivery/client-navigation.tsx prefetches and follows all of them. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <a href={to} {...props} />
}

/** A link that leaves the site: always in a new tab, always said so. */
export function OutsideLink({
  children,
  ...props
}: ComponentProps<'a'> & { href: string; children: ReactNode }) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}

/**
 * Takes navigation state along on a click. Where there can be none (a new
 * tab, a shared address, no JavaScript) the plain address says the same.
 */
export function StateLink({
  to,
  state,
  plainTo,
  onClick,
  ...props
}: SiteLinkProps & { state: unknown; plainTo: string }) {
  const navigate = useNavigate()
  return (
    <SiteLink
      {...props}
      to={plainTo}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(to, { state })
      }}
    />
  )
}

/** The others open a tab, a window or a menu, which the browser sees to, or have been seen to. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
