/** An instant as ISO 8601 text in UTC, which sorts as text and is the same in both databases. */
export type UtcText = string

export function utcText(instant: number): UtcText {
  return new Date(instant).toISOString()
}

/** SQLite has no boolean, so a flag is a number in both. */
export type Flag = 0 | 1

export function flag(value: boolean): Flag {
  return value ? 1 : 0
}
