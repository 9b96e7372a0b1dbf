import { brotliDecompressSync } from 'node:zlib'
import type { openBuiltSite } from './built-site.ts'

/** The Date header, which Node adds. */
const dateHeaderBytes = 40

/** A document as it is transferred, compressed, with the size of its headers. */
export async function transferredDocument(site: Awaited<ReturnType<typeof openBuiltSite>>, path: string) {
  const response = await site.request(path, { headers: { 'Accept-Encoding': 'br' } })
  const body = Buffer.from(await response.arrayBuffer())
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`)
  const headerBytes = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length + dateHeaderBytes
  return { body, headerBytes, html: brotliDecompressSync(body).toString() }
}
