/** Digits and letters that are not taken for one another when read out or written down. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a visitor can quote on the phone, as in AL-7K3Q9; the database sees to it that none comes twice. */
export function createReference(prefix: string, random: () => number): string {
  const characters = Array.from({ length: 5 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)])
  return `${prefix}-${characters.join('')}`
}
