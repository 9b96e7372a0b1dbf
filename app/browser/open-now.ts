import type { OpeningHours } from '#domain/opening-hours.ts'
import { isOpen } from '#domain/working-hours.ts'

const intervalMs = 60_000

/** Whether this office is open now: not by the server, because the page is prerendered. */
export function showOpenNow(note: HTMLElement): void {
  const hours = JSON.parse(note.dataset.openingHours ?? '') as OpeningHours
  const look = () => {
    const open = isOpen(Date.now(), hours)
    note.textContent = (open ? note.dataset.openNow : note.dataset.closedNow) ?? ''
    note.dataset.open = String(open)
  }
  look()
  setInterval(look, intervalMs)
}
