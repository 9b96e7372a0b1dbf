import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link within the site. app/delivery/client-navigation.tsx handles its clicks and prefetching. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <a href={to} {...props} />
}

/** A link that leaves the site. It opens in a new tab, and screen readers are told so. */
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
 * Passes navigation state on a click. A new tab, a shared URL and a browser without JavaScript have none: `plainTo`
 * carries the same in its query.
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

/** False for clicks that the browser handles (new tab, new window, context menu) or that were handled before. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
