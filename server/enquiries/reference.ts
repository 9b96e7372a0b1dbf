/** Digits and letters that are not easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random reference: the prefix, a hyphen and five characters; a unique index prevents duplicates. */
export function createReference(prefix: string, random: () => number): string {
  const characters = Array.from({ length: 5 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)])
  return `${prefix}-${characters.join('')}`
}
