/** The HTML standard's pattern, with a dot in the domain and no stray dots before the @. */
const PATTERN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && PATTERN.test(text)
}
