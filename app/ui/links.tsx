import type { ComponentProps, ReactNode, Ref } from 'react'
import { Link, type LinkProps, useLinkClickHandler } from 'react-router'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * A link within the site: fetched when it looks wanted. Without a view transition, which would draw the old page
 * once more and hold the new one back: on a slow phone, for longer than all the rest of the change.
 */
export function SiteLink(props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  // All routes are known from the start: there is nothing to discover.
  return <Link prefetch="intent" discover="none" {...props} />
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
export function StateLink({ to, state, plainTo, ...props }: LinkProps & { plainTo: string }) {
  const followWithState = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <SiteLink
      {...props}
      to={plainTo}
      onClick={(event) => {
        props.onClick?.(event)
        if (!event.defaultPrevented) followWithState(event)
      }}
    />
  )
}
