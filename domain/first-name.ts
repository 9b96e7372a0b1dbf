/**
 * What a mail may call someone: the first word of the name, with letters, apostrophes and hyphens
 * alone, so that nothing typed into a form can become text or a link in a mail.
 */
export function firstName(name: string): string {
  const word = name.trim().split(/\s+/u, 1)[0] ?? ''
  const letters = word.normalize('NFC').replace(/[^\p{L}'’-]/gu, '')
  return Array.from(letters).slice(0, 40).join('')
}
