import { Icon } from '#app/illustration/icons/icons.tsx'
import { closes, opens } from '#app/ui/commands.ts'
import { NewTabLink } from '#app/ui/links.tsx'
import { portalUrl } from '#content/site/addresses.ts'
import type { NavigationItem } from '#content/site/navigation.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import styles from './menu-overlay.module.css'
import { MenuShortcuts } from './menu-shortcuts.tsx'
import { NavLink } from './nav-link.tsx'

const words = shellWords.header
const id = 'site-menu'

/** The hamburger button of narrow screens. The browser opens and closes the menu, without JavaScript. */
export function MenuButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words.openMenu}
      aria-haspopup="dialog"
      {...opens(id)}
    >
      <Icon name="menu" />
    </button>
  )
}

interface MenuOverlayProps extends Pick<PageAudience, 'audience'> {
  items: NavigationItem[]
  currentPath: string
}

export function MenuOverlay({ items, currentPath, audience }: MenuOverlayProps) {
  return (
    <dialog id={id} className={styles.overlay} aria-label={words.menu} closedby="any">
      <button type="button" className={styles.close} aria-label={words.closeMenu} {...closes(id)}>
        <Icon name="close" />
      </button>
      <nav aria-label={words.menu}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.label}>
              <NavLink item={item} currentPath={currentPath} />
            </li>
          ))}
        </ul>
      </nav>
      <NewTabLink href={portalUrl} className={styles.logIn}>
        {words.logIn} <Icon name="external" />
      </NewTabLink>
      <MenuShortcuts audience={audience} />
    </dialog>
  )
}
