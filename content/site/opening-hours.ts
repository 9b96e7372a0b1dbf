import {
  closedInWords,
  groupHours,
  hoursInLines,
  hoursInSentence,
  type OpeningHours,
} from '#domain/opening-hours.ts'

/**
 * When the office is open, by London clocks; null where it is closed all day. The words on pages and in mails,
 * 'Open now', the promised time of a reply, structured data and the slots of calls all follow from this.
 * Bank holidays of England and Wales are closed besides.
 */
export const openingHours: OpeningHours = {
  Monday: { opens: '08:30', closes: '17:00' },
  Tuesday: { opens: '08:30', closes: '17:00' },
  Wednesday: { opens: '08:30', closes: '17:00' },
  Thursday: { opens: '08:30', closes: '17:00' },
  Friday: { opens: '08:30', closes: '17:00' },
  Saturday: null,
  Sunday: null,
}

export const hoursWords = {
  /** As part of a sentence. */
  sentence: hoursInSentence(openingHours),
  /** As a list, the days that are closed at its end. */
  lines: [...hoursInLines(openingHours), closedInWords(openingHours)],
}

/** For machines: days with equal hours together. */
export const hoursGroups = groupHours(openingHours)
