/** Content negotiation and conditional requests (RFC 9110), for built and rendered responses alike. */

export type Encoding = 'br' | 'gzip'

/** The first offered encoding that Accept-Encoding allows, or undefined for identity. */
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

/** Whether If-None-Match names this ETag (weak comparison, as the RFC asks). */
export function isNoneMatch(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}
