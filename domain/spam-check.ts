import type { RawForm } from './form-check.ts'

/** Why an enquiry is in quarantine, in the office's words. */
export const quarantineReasons = {
  hiddenField: 'It fills in a field that people do not see.',
  tooFast: 'It was sent within half a second of the page.',
  links: 'It has many links, or one where a name belongs.',
  words: 'It has words that only spam has.',
  noPerson: 'Its name is not a person’s.',
  mails: 'Its e-mail address was written to ten times within the hour.',
  office: 'The office has put it there.',
} as const

export type QuarantineReason = keyof typeof quarantineReasons

/** Nobody fills in a form faster than this. */
const MIN_FILL_MS = 500
/** Somebody may send the homes that they have seen. */
const MAX_LINKS = 3

/** Why a form was probably sent by a bot, or by somebody who sells something; null where it was not. */
export function spamReason(raw: RawForm, now: number, spamWords: readonly string[]): QuarantineReason | null {
  const [name, town, message] = [textOf(raw.name), textOf(raw.town), textOf(raw.message)]
  if (textOf(raw.website) !== '') return 'hiddenField'
  if (isTooFast(raw.servedAt, now)) return 'tooFast'
  if (linksIn(`${name} ${town}`) > 0 || linksIn(message) > MAX_LINKS) return 'links'
  if (hasWords(message, spamWords)) return 'words'
  return isNoPerson(name, message) ? 'noPerson' : null
}

/**
 * Only pages requested with a query have `servedAt`, the server's time, because all others are the same for everyone;
 * and the script that submits a form leaves it out.
 */
function isTooFast(servedAt: unknown, now: number): boolean {
  if (typeof servedAt !== 'string' || !/^\d{1,15}$/.test(servedAt)) return false
  const filledMs = now - Number(servedAt)
  // A time in the future is ignored: the clocks of two instances may differ.
  return filledMs >= 0 && filledMs < MIN_FILL_MS
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0
}

function hasWords(message: string, spamWords: readonly string[]): boolean {
  const text = ` ${message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return spamWords.some((words) => text.includes(` ${words} `))
}

/** Without a letter, the same as the message, or with the capitals of random letters: `xKjHdGfRtYu`. */
function isNoPerson(name: string, message: string): boolean {
  if (name === '') return false
  if (!/\p{L}/u.test(name) || name === message) return true
  return name.split(/\s+/).some((word) => (word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) > 3)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
