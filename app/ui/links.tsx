import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link within the site. app/delivery/client-navigation.tsx handles its clicks and prefetching. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <a href={to} {...props} />
}

/**
 * Opens in a new tab, and screen readers are told so: for other sites, and where leaving the page would lose what was
 * typed.
 */
export function NewTabLink({
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

/** A page that customers and advisers share: for advisers its URL says so, and so a reload shows the same page. */
export function audiencePath(path: string, audience: 'customer' | 'adviser'): string {
  return audience === 'adviser' ? `${path}?audience=adviser` : path
}

/** False for clicks that the browser handles (new tab, new window, context menu) or that were handled before. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
