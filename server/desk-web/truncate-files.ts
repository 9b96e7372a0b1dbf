// Cuts large files out of a form while it is read, so that what was typed beside them is not lost with them.

const endOfHeaders = '\r\n\r\n'
/** More than a browser sends for one part; what is longer is passed on as text, whose length is limited. */
const MAX_HEADER_BYTES = 16_000

/** A multipart body (RFC 7578) whose files have no more than so many bytes; everything else is as it was sent. */
export function truncateFiles(boundary: string, maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let unread: Buffer = Buffer.alloc(0)
  let isInHeaders = true
  /** How much of the part may still pass. */
  let left = 0

  const take = (length: number): Buffer => {
    const taken = unread.subarray(0, length)
    unread = unread.subarray(length)
    return taken
  }
  return new TransformStream({
    transform(chunk, controller) {
      const send = (bytes: Buffer) => bytes.length > 0 && controller.enqueue(new Uint8Array(bytes))
      const sendContent = (bytes: Buffer) => {
        send(bytes.subarray(0, left))
        left = Math.max(0, left - bytes.length)
      }
      unread = Buffer.concat([unread, chunk])
      while (true) {
        const end = unread.indexOf(isInHeaders ? endOfHeaders : delimiter)
        if (isInHeaders) {
          if (end < 0 && unread.length < MAX_HEADER_BYTES) return
          const headers = take(end < 0 ? unread.length : end + endOfHeaders.length)
          const isFile = end >= 0 && /\bfilename\*?=/i.test(headers.toString('latin1'))
          left = isFile ? maxBytes : Number.POSITIVE_INFINITY
          send(headers)
        } else {
          // The delimiter may be divided between two chunks.
          sendContent(take(end < 0 ? Math.max(0, unread.length - delimiter.length + 1) : end))
          if (end < 0) return
          send(take(delimiter.length))
        }
        isInHeaders = !isInHeaders
      }
    },
    flush(controller) {
      controller.enqueue(new Uint8Array(unread))
    },
  })
}
