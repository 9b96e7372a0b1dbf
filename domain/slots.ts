/** The fifteen half hours at which a call can be booked, by their labels. */
export const slots = [
  '09:00 - 09:30',
  '09:30 - 10:00',
  '10:00 - 10:30',
  '10:30 - 11:00',
  '11:00 - 11:30',
  '11:30 - 12:00',
  '12:00 - 12:30',
  '12:30 - 13:00',
  '13:00 - 13:30',
  '13:30 - 14:00',
  '14:00 - 14:30',
  '14:30 - 15:00',
  '15:00 - 15:30',
  '15:30 - 16:00',
  '16:00 - 16:30',
] as const

export type Slot = (typeof slots)[number]

export function isSlot(text: string): text is Slot {
  return (slots as readonly string[]).includes(text)
}

/** HH:MM of the slot's start and end, by London clocks. */
export function slotTimes(slot: Slot): { start: string; end: string } {
  return { start: slot.slice(0, 5), end: slot.slice(8) }
}
