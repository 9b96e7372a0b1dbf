/**
 * The version of a notice: its date and a hash of its words, so that no change of them keeps the old version. FNV-1a,
 * because browsers compute it too, without waiting; it tells wordings apart and protects nothing.
 */
export function noticeVersion(updated: string, words: object): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(words)))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return `${updated}-${(hash >>> 0).toString(16).padStart(8, '0')}`
}
