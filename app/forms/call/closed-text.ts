import { pickerCopy } from '#app/forms/words.ts'
import { fillIn } from '#domain/fill-in.ts'

/** Why there are no calls on a day, from the reason that the calendar gives. */
export function closedText(reason: string): string {
  const { weekend, day } = pickerCopy.closed
  return reason === 'Weekend' ? weekend : fillIn(day, { reason })
}
