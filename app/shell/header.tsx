import { Mark } from '#app/illustration/parts/brand-mark.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { dropdowns, type NavigationItem } from '#content/site/navigation.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import { NextStep } from './call-bar.tsx'
import { Dropdown } from './dropdown.tsx'
import styles from './header.module.css'
import { MenuButton } from './menu-overlay.tsx'
import { NavLink } from './nav-link.tsx'

interface HeaderProps {
  items: NavigationItem[]
  currentPath: string
  audience: PageAudience['audience']
}

/** On wide screens it comes back, slim, with the next step, on the way up (app/browser/header.ts). */
export function Header({ items, currentPath, audience }: HeaderProps) {
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <SiteLink to={pages.landing.path} className={styles.logo} aria-label={shellWords.header.logo}>
          <Mark />
          {brand.name}
        </SiteLink>
        <nav className={styles.wide} aria-label={shellWords.header.navigation}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.label}>
                <WideItem item={item} currentPath={currentPath} />
              </li>
            ))}
          </ul>
        </nav>
        <a href={firm.phone.href} className={`${styles.item} ${styles.phone}`}>
          {firm.phone.display}
        </a>
        <NextStep audience={audience} path={currentPath} className={styles.next} />
        <MenuButton />
      </div>
    </header>
  )
}

function WideItem({ item, currentPath }: { item: NavigationItem; currentPath: string }) {
  const options = dropdowns[item.label]
  const shared = { item, currentPath, className: styles.item ?? '' }
  return options ? <Dropdown {...shared} options={options} /> : <NavLink {...shared} />
}
