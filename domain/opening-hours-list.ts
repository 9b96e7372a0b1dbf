// Apart from opening-hours.ts, which every page carries: only the pages with the map list them.
import { hoursInWords, listInWords, type OpeningHours } from './opening-hours.ts'

/** A line for each group of days ('Monday to Friday: 8:30 to 5:00'), and one for the days that are closed. */
export function hoursInLines(hours: OpeningHours): string[] {
  return [...hoursInWords(hours).map((words) => words.join(': ')), closedInWords(hours)]
}

/** 'Closed at weekends and on bank holidays' */
function closedInWords(hours: OpeningHours): string {
  const closed = Object.entries(hours).filter(([, open]) => open === null)
  const days = closed.map(([day]) => `on ${day}s`)
  if (hours.Saturday === null && hours.Sunday === null) days.splice(-2, 2, 'at weekends')
  return `Closed ${listInWords([...days, 'on bank holidays'])}`
}
