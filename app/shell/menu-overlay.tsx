import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent } from '#app/delivery/lazy-component.tsx'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { NewTabLink } from '#app/ui/links.tsx'
import { showModal } from '#app/ui/modal.ts'
import type { NavigationItem } from '#content/site/navigation.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import styles from './menu-overlay.module.css'
import { NavLink } from './nav-link.tsx'

const words = shellWords.header
const id = 'site-menu'

// Invoker commands: by these attributes the browser opens and closes the dialog without JavaScript.
const opens = { command: 'show-modal', commandfor: id }
const closes = { command: 'close', commandfor: id }
const closesOutside = { closedby: 'any' } as const

/** Hides the menu that a click handler has shown. */
let hide: (() => void) | undefined

function open(event: MouseEvent): void {
  // Not by the invoker command: see app/ui/modal.ts.
  event.preventDefault()
  const menu = document.querySelector<HTMLDialogElement>(`#${id}`)
  if (menu) hide = showModal(menu, close)
}

function close(): void {
  hide?.()
  hide = undefined
  // Where it was opened before hydration.
  document.querySelector<HTMLDialogElement>(`#${id}[open]`)?.close()
}

/** Loaded when the menu is first opened, because the menu is part of every page's script. */
const MenuShortcuts = lazyComponent(
  async () => (await import('./menu-shortcuts.tsx')).MenuShortcuts,
  () => null,
)

/** The hamburger button of narrow screens. */
export function MenuButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={words.openMenu}
      aria-haspopup="dialog"
      onClick={open}
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
  const [hasOpened, setHasOpened] = useState(false)
  const ref = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

  // By the cleanup: the effect would also close at hydration what was opened before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => close, [key])

  useEffect(() => {
    const wide = matchMedia('(width >= 839px)')
    wide.addEventListener('change', close)
    const showShortcuts = () => setHasOpened(true)
    const menu = ref.current
    if (menu?.open) showShortcuts()
    else menu?.addEventListener('toggle', showShortcuts, { once: true })
    return () => wide.removeEventListener('change', close)
  }, [])

  // It is as high as the screen and at its right edge. A click by keyboard has no place, but another target.
  const closeOutside = ({ target, clientX }: MouseEvent) => {
    const menu = ref.current
    if (target === menu && menu && clientX < menu.offsetLeft) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own key for the same thing
    <dialog
      ref={ref}
      id={id}
      className={styles.overlay}
      popover="manual"
      aria-modal="true"
      aria-label={words.menu}
      onClick={closeOutside}
      {...closesOutside}
    >
      <button type="button" className={styles.close} aria-label={words.closeMenu} onClick={close} {...closes}>
        <Icon name="close" />
      </button>
      <nav aria-label={words.menu}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.label}>
              <NavLink item={item} currentPath={currentPath} onClick={close} />
            </li>
          ))}
        </ul>
      </nav>
      <NewTabLink href={import.meta.env.PORTAL_URL} className={styles.logIn}>
        {words.logIn} <Icon name="external" />
      </NewTabLink>
      <Suspense>{hasOpened && <MenuShortcuts audience={audience} />}</Suspense>
    </dialog>
  )
}
