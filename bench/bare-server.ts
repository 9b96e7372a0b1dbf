// The least that a server can do: Node's own, with the same bytes from memory, in a process of its own.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A response as it is transferred; the body in base64. */
export interface BareResponse {
  path: string
  headers: Record<string, string>
  body: string
}

export async function startBareServer(responses: BareResponse[]) {
  const child = fork(import.meta.filename, ['serve'])
  child.send(responses)
  const [port] = await once(child, 'message')
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() }
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
