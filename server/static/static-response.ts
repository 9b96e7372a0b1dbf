import type { MemoryFile } from './built-files.ts'
import { acceptedEncoding, type Encoding, isNoneMatch } from './negotiation.ts'

/** Shared by all requests that get it: not to be changed. */
export interface StaticResponse {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  /** Not sent in response to a HEAD. */
  readonly body: Buffer | null
}

/** The responses to requests for one encoding of a file. */
interface Variant {
  etag: string
  ok: StaticResponse
  notModified: StaticResponse
}

/** Made once: the headers of a file do not differ between requests. */
const variants = new WeakMap<MemoryFile, Map<Encoding | undefined, Variant>>()

/** The response to a request for a built file. */
export function staticResponse(
  file: MemoryFile,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): StaticResponse {
  const { etag, ok, notModified } = variantOf(file, acceptedEncoding(acceptEncoding, file.encodings))
  return isNoneMatch(ifNoneMatch, etag) ? notModified : ok
}

function variantOf(file: MemoryFile, encoding: Encoding | undefined): Variant {
  let known = variants.get(file)
  if (!known) {
    known = new Map()
    variants.set(file, known)
  }
  let variant = known.get(encoding)
  if (!variant) {
    variant = makeVariant(file, encoding)
    known.set(encoding, variant)
  }
  return variant
}

function makeVariant(file: MemoryFile, encoding: Encoding | undefined): Variant {
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = { 'Cache-Control': file.cacheControl, ETag: etag }
  if (file.policy) headers['Content-Security-Policy'] = file.policy
  if (file.encodings.length > 0) headers.Vary = 'Accept-Encoding'
  const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity
  const ofBody = {
    'Content-Type': file.type,
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return {
    etag,
    ok: { status: 200, headers: { ...headers, ...ofBody }, body },
    notModified: { status: 304, headers, body: null },
  }
}
