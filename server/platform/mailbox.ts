export interface Mailbox {
  name: string
  address: string
}

export function parseMailbox(text: string): Mailbox {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text)
  return named ? { name: named[1] ?? '', address: named[2] ?? '' } : { name: '', address: text.trim() }
}
