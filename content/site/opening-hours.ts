import type { OpeningHours } from '#domain/opening-hours.ts'
import { entry } from './entry.ts'

/**
 * When the office is open, by London clocks; null where it is closed all day. The words on pages and in mails,
 * 'Open now', the promised time of a reply, structured data and the slots of calls all follow from this.
 * Bank holidays of England and Wales are closed besides.
 */
export const openingHours: OpeningHours = entry<OpeningHours>(
  'firm/hours',
  { title: 'Opening hours', kinds: { '*': 'hours' } },
  {
    Monday: '08:30 - 17:00',
    Tuesday: '08:30 - 17:00',
    Wednesday: '08:30 - 17:00',
    Thursday: '08:30 - 17:00',
    Friday: '08:30 - 17:00',
    Saturday: null,
    Sunday: null,
  },
)
