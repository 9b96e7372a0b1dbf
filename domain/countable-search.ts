/** Longer queries are sentences, which say too much about a person. */
const maxWords = 5
const maxLetters = 60

/**
 * The words of a search that may be counted: in lower case, without punctuation. Null where they could be personal
 * data: digits (phone numbers, dates, postcodes), an @, an address on the web, or a whole sentence.
 */
export function countableSearch(asked: string): string | null {
  if (/[\d@]|:\/\/|www\./.test(asked)) return null
  const words = asked
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/\p{L}+/gu)
  if (!words || words.length > maxWords) return null
  const text = words.join(' ')
  return text.length > maxLetters ? null : text
}
