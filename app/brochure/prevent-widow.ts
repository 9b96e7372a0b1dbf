/** Ties the last two words together, so that no paragraph ends on a line with one short word. */
export function tieLastWords(text: string): string {
  return text.replace(/ (\S{1,8})$/, '\u00a0$1')
}
