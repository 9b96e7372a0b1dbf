import type { ComponentProps } from 'react'
import { SiteLink, StateLink } from '#app/ui/links.tsx'
import type { NavigationItem } from '#content/site/navigation.ts'

interface NavLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'to'> {
  item: NavigationItem
  currentPath: string
}

/** A menu item, marked with `aria-current` on its own page. */
export function NavLink({ item, currentPath, ...props }: NavLinkProps) {
  const current = { 'aria-current': item.navigateTo === currentPath ? ('page' as const) : undefined }
  if (item.state) {
    return (
      <StateLink
        {...props}
        {...current}
        to={item.navigateTo}
        state={item.state}
        plainTo={`${item.navigateTo}?audience=adviser`}
      >
        {item.label}
      </StateLink>
    )
  }
  return (
    <SiteLink {...props} {...current} to={item.navigateTo}>
      {item.label}
    </SiteLink>
  )
}
