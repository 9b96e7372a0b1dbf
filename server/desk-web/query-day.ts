import { type PlainDate, parsePlainDate } from '#domain/plain-date.ts'

/** The day in a query of the desk's pages: undefined where there is none, null where it is not a day. */
export function queryDay(text: string | undefined): PlainDate | null | undefined {
  return text ? parsePlainDate(text) : undefined
}
