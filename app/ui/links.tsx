import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/** A link within the site. */
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
