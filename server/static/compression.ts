import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Best first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Fast rather than small: the client waits for it. */
export function compress(plain: Buffer, encoding: Encoding, quality = 5): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'gzip'
    ? gzipped(plain)
    : brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** Below this, compression saves less than its header costs. */
const minBytes = 1024

export function isCompressible(type: string, body: Buffer): boolean {
  return body.byteLength >= minBytes && /^(text\/|image\/svg|application\/(json|xml|\w+\+))/.test(type)
}
