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
