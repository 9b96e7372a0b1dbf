import type { PlainDate } from './plain-date.ts'

/** An order in which nobody is always first: the same for everyone on one day, and another on the next. */
export function dailyOrder<Item>(
  items: readonly Item[],
  day: PlainDate,
  idOf: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, place: hash(`${day} ${idOf(item)}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** FNV-1a, mixed once more: ids differ in their last letters. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
