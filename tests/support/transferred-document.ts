import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serializeOuter } from 'parse5'
import type { openBuiltSite } from './built-site.ts'

/** The Date header, which Node adds. */
const dateHeaderBytes = 40

/** The hash in a file's name. */
const hash = /(?<=\/assets\/[\w.-]+-)[\w-]{8}(?=\.\w+)/g

/**
 * A document as it is transferred, compressed, with the size of its headers. The hashes in file names are the same text
 * on every page: otherwise the size of a page would depend on the contents of other files.
 */
export async function transferredDocument(site: Awaited<ReturnType<typeof openBuiltSite>>, path: string) {
  const response = await site.request(path)
  const html = (await response.text()).replace(hash, '0'.repeat(8))
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`)
  const headerBytes = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length + dateHeaderBytes
  return { html, headerBytes, body: brotliCompressSync(html) }
}

/** How many bytes of a compressed document contain its first characters. */
export function bytesUntil(end: number, body: Buffer): number {
  const begins = (bytes: number) =>
    brotliDecompressSync(body.subarray(0, bytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString()
  let [low, high] = [0, body.byteLength]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (begins(middle).length < end) low = middle + 1
    else high = middle
  }
  return high
}

type Parent = DefaultTreeAdapterTypes.ParentNode

/** What a document consists of, each part compressed by itself: what is in its head, and the blocks of its page. */
export function documentParts(html: string): { name: string; bytes: number }[] {
  const elements = (parent: Parent) =>
    parent.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node))
  const [root] = elements(parse(html))
  const [head, body] = root ? elements(root) : []
  const blocks = body
    ? elements(body).flatMap((block) => (block.tagName === 'main' ? elements(block) : [block]))
    : []
  return [...(head ? elements(head) : []), ...blocks].map((element) => {
    const markup = serializeOuter(element)
    const heading = /<h[12][^>]*>([^<]+)/.exec(markup)?.[1] ?? element.attrs[0]?.value ?? ''
    return { name: `<${element.tagName}> ${heading}`.trim(), bytes: brotliCompressSync(markup).byteLength }
  })
}
