import type { BuiltFile } from './built-files.ts'
import { acceptedEncoding, type Encoding, isNoneMatch } from './negotiation.ts'

export interface StaticResponse {
  status: 200 | 304
  headers: Record<string, string>
  body: Buffer | null
}

/** The response to a request for a built file. */
export function staticResponse(
  file: BuiltFile,
  method: string,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): StaticResponse {
  const encoding = acceptedEncoding(acceptEncoding, file.encodings)
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = { 'Cache-Control': file.cacheControl, ETag: etag }
  if (file.policy) headers['Content-Security-Policy'] = file.policy
  if (file.encodings.length > 0) headers.Vary = 'Accept-Encoding'
  if (isNoneMatch(ifNoneMatch, etag)) return { status: 304, headers, body: null }

  const body = bodyOf(file, encoding)
  headers['Content-Type'] = file.type
  headers['Content-Length'] = String(body.byteLength)
  if (encoding) headers['Content-Encoding'] = encoding
  return { status: 200, headers, body: method === 'HEAD' ? null : body }
}

function bodyOf({ bodies }: BuiltFile, encoding: Encoding | undefined): Buffer {
  return (encoding && bodies[encoding]) ?? bodies.identity
}
