import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { isPlainClick, SiteLink } from '#app/ui/links.tsx'
import type { DropdownItem, NavigationItem } from '#content/site/navigation.ts'
import styles from './dropdown.module.css'

interface DropdownProps {
  item: NavigationItem
  options: DropdownItem[]
  currentPath: string
  className: string
}

/** A menu item with a submenu. Without JavaScript it is a plain link. */
export function Dropdown({ item, options, currentPath, className }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLAnchorElement>(null)
  const listId = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const focusOption = (move: (current: number, last: number) => number) => {
    const links = [...(root.current?.querySelectorAll<HTMLAnchorElement>('ul a') ?? [])]
    const current = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[move(current, links.length - 1)]?.focus()
  }

  const moves: Record<string, () => void> = {
    Escape: () => {
      setOpen(false)
      trigger.current?.focus()
    },
    ArrowDown: () => {
      // Rendered synchronously, because the focus moves into the list right away.
      flushSync(() => setOpen(true))
      focusOption((current, last) => (current < last ? current + 1 : 0))
    },
    ArrowUp: () => focusOption((current, last) => (current > 0 ? current - 1 : last)),
    Home: () => focusOption(() => 0),
    End: () => focusOption((_, last) => last),
    ' ': () => setOpen(!open),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const isOnTrigger = event.target === trigger.current
    if (
      !move ||
      (!open && event.key !== 'ArrowDown' && event.key !== ' ') ||
      (event.key === ' ' && !isOnTrigger)
    )
      return
    event.preventDefault()
    move()
  }

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(!open)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the links inside
    <div ref={root} className={styles.root} onKeyDown={onKeyDown}>
      <SiteLink
        ref={trigger}
        to={item.navigateTo}
        className={`${className} ${styles.trigger}`}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-current={item.navigateTo === currentPath ? 'page' : undefined}
        onClick={toggle}
      >
        {item.label}
        <Icon name="chevron-down" />
      </SiteLink>
      {open && (
        <ul id={listId} className={styles.list}>
          {options.map((option) => (
            <li key={option.route}>
              <SiteLink to={option.route} aria-current={option.route === currentPath ? 'page' : undefined}>
                {option.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
