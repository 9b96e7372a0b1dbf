import type { HonoRequest } from 'hono'

/** More than a form has; also parts of a multipart body, and values of JSON. */
const MAX_FIELDS = 100

/**
 * Reads the body of a request, which the routes then parse: at most so many bytes, and so many fields, counted before
 * anything parses them. Otherwise says what there is too much of; nobody else's request waits for that.
 */
export async function readBoundedBody(
  request: HonoRequest,
  maxBytes: number,
  maxFields = MAX_FIELDS,
): Promise<'bytes' | 'fields' | undefined> {
  const { raw } = request
  if (raw.body === null) return undefined
  if (Number(raw.headers.get('content-length')) > maxBytes) return 'bytes'
  const body = await readAtMost(raw.body, maxBytes)
  if (body === undefined) return 'bytes'
  if (countFields(body, raw.headers.get('content-type') ?? '', maxFields) > maxFields) return 'fields'
  request.raw = new Request(raw, { body })
  return undefined
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
function countFields(body: Buffer, type: string, max: number): number {
  const count = (text: string) => occurrences(body, text, max)
  // Whatever its boundary is, a part begins on a line of its own with two hyphens.
  if (/^multipart\//i.test(type)) return count('\n--')
  if (/\bjson\b/i.test(type)) return count(',') + count('[') + count('{')
  return count('&') + 1
}

function occurrences(body: Buffer, text: string, max: number): number {
  let found = 0
  for (let at = body.indexOf(text); at >= 0 && found <= max; at = body.indexOf(text, at + text.length))
    found += 1
  return found
}
