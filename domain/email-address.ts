/** The HTML standard's pattern, with a dot in the domain and no stray dots before the @. */
const PATTERN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && PATTERN.test(text)
}

/** One text for all spellings of a mailbox: what follows a plus names no other, and Gmail ignores dots. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
    .split('@')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
