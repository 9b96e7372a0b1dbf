import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { OutsideLink, SiteLink } from '#app/ui/links.tsx'
import { firm } from '#content/site/firm.ts'
import { dropdowns, type NavigationItem } from '#content/site/navigation.ts'
import { formPages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import styles from './menu-overlay.module.css'
import { NavLink } from './nav-link.tsx'

const words = shellWords.header
const id = 'site-menu'

// Invoker commands: by these attributes the browser opens and closes the dialog without JavaScript. The click
// handlers below are for browsers without support for them.
const opens = { command: 'show-modal', commandfor: id }
const closes = { command: 'close', commandfor: id }
const closesOutside = { closedby: 'any' } as const

/** The hamburger button of narrow screens. */
export function MenuButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words.openMenu}
      aria-haspopup="dialog"
      onClick={() => document.querySelector<HTMLDialogElement>(`#${id}`)?.showModal()}
      {...opens}
    >
      <Icon name="menu" />
    </button>
  )
}

interface MenuOverlayProps extends Pick<PageAudience, 'audience'> {
  items: NavigationItem[]
  currentPath: string
}

/** The menu of narrow screens. */
export function MenuOverlay({ items, currentPath, audience }: MenuOverlayProps) {
  // Rendered when it is first opened, because the menu is in every document.
  const [hasOpened, setHasOpened] = useState(false)
  const ref = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => ref.current?.close(), [key])

  useEffect(() => {
    const wide = matchMedia('(width >= 839px)')
    const close = () => ref.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  const closeOutside = (event: MouseEvent) => {
    if (event.target !== ref.current) return
    const { left, right, top, bottom } = ref.current.getBoundingClientRect()
    const isInside =
      event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
    if (!isInside) ref.current.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key for the same thing
    <dialog
      ref={ref}
      id={id}
      className={styles.overlay}
      aria-label={words.menu}
      onClick={closeOutside}
      onBeforeToggle={() => setHasOpened(true)}
      {...closesOutside}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={words.closeMenu}
        onClick={() => ref.current?.close()}
        {...closes}
      >
        <Icon name="close" />
      </button>
      <nav aria-label={words.menu}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.label}>
              <NavLink item={item} currentPath={currentPath} onClick={() => ref.current?.close()} />
            </li>
          ))}
        </ul>
      </nav>
      {hasOpened && <Shortcuts audience={audience} />}
      <OutsideLink href={import.meta.env.PORTAL_URL} className={styles.logIn}>
        {words.logIn} <Icon name="external" />
      </OutsideLink>
    </dialog>
  )
}

/** The pages of this side of the site, and how to reach the firm. */
function Shortcuts({ audience }: Pick<PageAudience, 'audience'>) {
  const isCustomer = audience === 'customer'
  return (
    <div className={`drawing-colours ${styles.shortcuts}`}>
      <ul>
        {dropdowns[isCustomer ? 'Customers' : 'Advisers']?.map(({ name, route }) => (
          <li key={route}>
            <SiteLink to={route}>{name}</SiteLink>
          </li>
        ))}
      </ul>
      <a href={firm.phone.href}>
        <Icon name="phone" /> {firm.phone.display}
      </a>
      {isCustomer && (
        <SiteLink to={formPages.requestACallback.path}>
          <Icon name="calendar" /> {shellWords.footer.requestACallback}
        </SiteLink>
      )}
    </div>
  )
}
