/** A slot by its label, which says when it starts and ends by London clocks: '09:00 - 09:30'. */
export type Slot = `${string} - ${string}`

/** HH:MM of the slot's start and end, by London clocks. */
export function slotTimes(slot: Slot): { start: string; end: string } {
  return { start: slot.slice(0, 5), end: slot.slice(8) }
}

/** Whether two slots of one day share a minute, whatever their lengths are. */
export function overlaps(one: Slot, other: Slot): boolean {
  const [a, b] = [slotTimes(one), slotTimes(other)]
  return a.start < b.end && b.start < a.end
}
