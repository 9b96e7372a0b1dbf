// The least that a server can do: Node's own, with the same bytes from memory, in a process of its own.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a browser asks for, as far as it matters here. */
export const compressed = { 'accept-encoding': 'br' }

/** A response as it is transferred; the body in base64. */
export interface BareResponse {
  path: string
  headers: Record<string, string>
  body: string
}

/** The body as transferred, not decoded. */
export async function responseOf(address: string, path: string): Promise<BareResponse> {
  return await new Promise((resolve, reject) => {
    get(address + path, { headers: compressed }, async (response) => {
      const { date, connection, 'keep-alive': keepAlive, ...rest } = response.headers
      const body = (await buffer(response)).toString('base64')
      resolve({ path, headers: rest as Record<string, string>, body })
    }).on('error', reject)
  })
}

export type BareServer = Awaited<ReturnType<typeof startBareServer>>

export async function startBareServer(responses: BareResponse[]) {
  const child = fork(import.meta.filename, ['serve'])
  child.send(responses)
  const [port] = await once(child, 'message')
  return { address: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, stop: () => child.kill() }
}

if (import.meta.main && process.argv[2] === 'serve') {
  const [responses]: [BareResponse[]] = (await once(process, 'message')) as [BareResponse[]]
  const known = new Map(
    responses.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const found = known.get(request.url ?? '')
    if (found) response.writeHead(200, found.headers).end(found.body)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}
