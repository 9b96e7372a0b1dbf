/** Content negotiation and conditional requests (RFC 9110), for built and rendered responses alike. */

export type Encoding = 'br' | 'gzip'

/** The qualities in an Accept-Encoding header. Browsers send a handful of different ones, so they are kept. */
const parsed = new Map<string, Map<string, number>>()
const maxParsed = 100

/** The first offered encoding that Accept-Encoding allows, or undefined for identity. */
export function acceptedEncoding(
  header: string | null | undefined,
  offered: Encoding[],
): Encoding | undefined {
  if (!header || offered.length === 0) return undefined
  let wanted = parsed.get(header)
  if (!wanted) {
    wanted = qualitiesIn(header)
    if (parsed.size >= maxParsed) parsed.clear()
    parsed.set(header, wanted)
  }
  for (const encoding of offered) if ((wanted.get(encoding) ?? wanted.get('*') ?? 0) > 0) return encoding
  return undefined
}

function qualitiesIn(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return [name.trim(), quality ? Number(quality.slice(2)) : 1]
    }),
  )
}

/** Whether If-None-Match names this ETag (weak comparison, as the RFC asks). */
export function isNoneMatch(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}
