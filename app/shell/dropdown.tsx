import { useId } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import type { DropdownItem, NavigationItem } from '#content/site/navigation.ts'
import styles from './dropdown.module.css'

interface DropdownProps {
  item: NavigationItem
  options: DropdownItem[]
  currentPath: string
  className: string
}

/** A menu item with a submenu, which app/browser/dropdowns.ts opens. Without JavaScript it is a plain link. */
export function Dropdown({ item, options, currentPath, className }: DropdownProps) {
  const currentOf = (path: string) => (path === currentPath ? 'page' : undefined)
  return (
    <div className={styles.root} data-dropdown>
      <SiteLink
        to={item.navigateTo}
        className={`${className} ${styles.trigger}`}
        aria-current={currentOf(item.navigateTo)}
      >
        {item.label}
        <Icon name="chevron-down" />
      </SiteLink>
      <ul id={useId()} className={styles.list} hidden>
        {options.map(({ icon, name, route }) => (
          <li key={route}>
            <SiteLink to={route} aria-current={currentOf(route)}>
              <Icon name={icon} />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
