/** A non-breaking space before a short last word, so that it is never alone on the last line. */
export function preventWidow(text: string): string {
  return text.replace(/ (\S{1,8})$/, '\u00a0$1')
}
