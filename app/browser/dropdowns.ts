import { isPlainClick } from '#app/ui/plain-click.ts'

/** The menu items with a submenu (app/shell/dropdown.tsx): without this script they are plain links. */
export function startDropdowns(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-dropdown]')) startDropdown(root)
}

function startDropdown(root: HTMLElement): void {
  const trigger = root.querySelector('a') as HTMLAnchorElement
  const list = root.querySelector('ul') as HTMLElement
  const links = [...list.querySelectorAll('a')]
  const isOpen = () => !list.hidden
  const setOpen = (open: boolean) => {
    list.hidden = !open
    trigger.ariaExpanded = String(open)
  }
  const focus = (move: (current: number, last: number) => number) =>
    links[move(links.indexOf(document.activeElement as HTMLAnchorElement), links.length - 1)]?.focus()

  setOpen(false)
  trigger.setAttribute('aria-controls', list.id)
  trigger.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(!isOpen())
  })
  for (const outside of ['pointerdown', 'focusin'])
    addEventListener(outside, ({ target }) => {
      if (isOpen() && !root.contains(target as Node)) setOpen(false)
    })

  const keys: Record<string, () => void> = {
    Escape() {
      setOpen(false)
      trigger.focus()
    },
    ArrowUp: () => focus((current, last) => (current > 0 ? current - 1 : last)),
    ArrowDown() {
      setOpen(true)
      focus((current, last) => (current < last ? current + 1 : 0))
    },
    Home: () => focus(() => 0),
    End: () => focus((_, last) => last),
  }
  const triggerKeys: Record<string, () => void> = {
    ' ': () => setOpen(!isOpen()),
    ArrowDown: () => keys.ArrowDown?.(),
  }
  root.addEventListener('keydown', (event) => {
    const action = (event.target === trigger && triggerKeys[event.key]) || (isOpen() && keys[event.key])
    if (!action) return
    event.preventDefault()
    action()
  })
}
