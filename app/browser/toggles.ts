/** Buttons that toggle their own state: metric cards and filters are pressed, team cards turned over. */
export function startToggles(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-toggle], [data-flip]')
    if (!button) return
    if ('flip' in button.dataset) return turnOver(button)
    button.ariaPressed = String(button.ariaPressed !== 'true')
    const filter = button.closest<HTMLElement>('[data-filter]')
    if (!filter) return
    const others = filter.querySelectorAll<HTMLButtonElement>('[aria-pressed="true"]:not([value=""])')
    // All ends what was chosen.
    if (button.value === '') for (const other of others) other.ariaPressed = 'false'
    showPressed(filter)
    document.querySelector('[data-group]:not([hidden])')?.scrollIntoView()
  })
}

/** The side that is hidden is hidden from screen readers too. The button's other name is in an attribute. */
function turnOver(button: HTMLElement): void {
  const card = button.parentElement as HTMLElement
  const isFlipped = card.dataset.flipped !== 'true'
  card.dataset.flipped = String(isFlipped)
  card.firstElementChild?.toggleAttribute('inert', isFlipped)
  const name = button.ariaLabel
  button.ariaLabel = button.dataset.flip ?? ''
  button.dataset.flip = name ?? ''
  button.ariaExpanded = String(isFlipped)
}

/** The groups whose buttons are pressed; all where none is, and then All is pressed. */
function showPressed(filter: HTMLElement): void {
  const pressed = [
    ...filter.querySelectorAll<HTMLButtonElement>('[aria-pressed="true"]:not([value=""])'),
  ].map(({ value }) => value)
  const all = filter.querySelector<HTMLButtonElement>('[value=""]')
  if (all) all.ariaPressed = String(pressed.length === 0)
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = pressed.length > 0 && !pressed.includes(group.dataset.group ?? '')
}
