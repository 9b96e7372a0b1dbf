import type { HonoRequest } from 'hono'

/** More than any form of the site or the desk has; also parts of a multipart body, and values of JSON. */
const MAX_FIELDS = 200

/**
 * Reads the body of a request, which the routes then parse: at most so many bytes, and so many fields, counted before
 * anything parses them. False where there is more; nobody else's request waits for that.
 */
export async function readBoundedBody(request: HonoRequest, maxBytes: number): Promise<boolean> {
  const { raw } = request
  if (raw.body === null) return true
  if (Number(raw.headers.get('content-length')) > maxBytes) return false
  const body = await readAtMost(raw.body, maxBytes)
  if (body === undefined || countFields(body, raw.headers.get('content-type') ?? '') > MAX_FIELDS)
    return false
  request.raw = new Request(raw, { body })
  return true
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Not by `for await`, which would cancel the stream: what is left of it is the listener's to drop.
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.byteLength
    if (length > maxBytes) return undefined
    chunks.push(value)
  }
}

/** At least as many as a parser will find. */
function countFields(body: Buffer, type: string): number {
  // Whatever its boundary is, a part begins on a line of its own with two hyphens.
  if (/^multipart\//i.test(type)) return count(body, '\n--')
  if (/\bjson\b/i.test(type)) return count(body, ',') + count(body, '[') + count(body, '{')
  return count(body, '&')
}

function count(body: Buffer, text: string): number {
  let found = 0
  for (let at = body.indexOf(text); at >= 0 && found <= MAX_FIELDS; at = body.indexOf(text, at + text.length))
    found += 1
  return found
}
