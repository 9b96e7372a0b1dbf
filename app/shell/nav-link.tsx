import type { ComponentProps } from 'react'
import { audiencePath, SiteLink } from '#app/ui/links.tsx'
import type { NavigationItem } from '#content/site/navigation.ts'

interface NavLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'to'> {
  item: NavigationItem
  currentPath: string
}

/** A menu item, marked with `aria-current` on its own page. */
export function NavLink({ item: { label, navigateTo, state }, currentPath, ...props }: NavLinkProps) {
  return (
    <SiteLink
      {...props}
      aria-current={navigateTo === currentPath ? 'page' : undefined}
      to={audiencePath(navigateTo, state ? 'adviser' : 'customer')}
    >
      {label}
    </SiteLink>
  )
}
