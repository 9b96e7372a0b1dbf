/** The parts of RFC 9110 that every answer of ours needs, in one place. */

export type Encoding = 'br' | 'gzip'

/** The best encoding that the client takes, or undefined for plain bytes. */
export function acceptedEncoding(
  header: string | null | undefined,
  offered: Encoding[],
): Encoding | undefined {
  if (!header) return undefined
  const wanted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return [name.trim(), quality ? Number(quality.slice(2)) : 1]
    }),
  )
  return offered.find((encoding) => (wanted.get(encoding) ?? wanted.get('*') ?? 0) > 0)
}

/** Whether the client's If-None-Match names this tag (weak comparison, as the RFC asks). */
export function isNoneMatch(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}
