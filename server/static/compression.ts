import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiation.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Fast rather than small: the client waits for it. */
export function compress(plain: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  return encoding === 'gzip'
    ? gzipped(plain)
    : brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** Enough for the rendered pages and feeds, in two encodings and some versions. */
const maxEntries = 50

/**
 * A cache of compressed responses by ETag. From its second request on a response is compressed at the highest level
 * and cached: it is a tenth smaller, which may save a round trip.
 */
export function createCompression() {
  const asked = new Set<string>()
  const kept = new Map<string, Promise<Buffer>>()
  return (etag: string, plain: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${etag}`
    const known = kept.get(key)
    if (known) return known
    if (!asked.has(key)) {
      if (asked.size >= maxEntries) asked.clear()
      asked.add(key)
      return compress(plain, encoding)
    }
    if (kept.size >= maxEntries) kept.clear()
    const best = compress(plain, encoding, constants.BROTLI_MAX_QUALITY)
    kept.set(key, best)
    best.catch(() => kept.delete(key))
    return best
  }
}
