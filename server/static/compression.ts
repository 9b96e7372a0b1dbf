import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiation.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Made for one visitor, in the time of that visitor. */
export function compress(plain: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  return encoding === 'gzip'
    ? gzipped(plain)
    : brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** A page and its feed, in two encodings, some versions of each: more is not asked for again and again. */
const mostKept = 50

/**
 * What is rendered per request is often what was rendered before. The second time that it is asked for it is
 * compressed as well as a built file is, and kept: a tenth smaller, which may save the visitor a round trip.
 */
export function createCompression() {
  const asked = new Set<string>()
  const kept = new Map<string, Promise<Buffer>>()
  return (etag: string, plain: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${etag}`
    const known = kept.get(key)
    if (known) return known
    if (!asked.has(key)) {
      if (asked.size >= mostKept) asked.clear()
      asked.add(key)
      return compress(plain, encoding)
    }
    if (kept.size >= mostKept) kept.clear()
    const best = compress(plain, encoding, constants.BROTLI_MAX_QUALITY)
    kept.set(key, best)
    best.catch(() => kept.delete(key))
    return best
  }
}
