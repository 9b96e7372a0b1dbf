import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { reasonOf, StartupError } from './startup-error.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** A client that sends its headers more slowly than this (slowloris) only holds a connection. */
const headersTimeout = 10_000

/** Of the address and all headers: so no query and no list in a header is long. Node's own limit is twice this. */
const maxHeaderSize = 8_192

export function createHttpServer(fetch: Fetch, options: ServerOptions): Server {
  const listener: RequestListener = getRequestListener(fetch)
  return createServer({ headersTimeout, maxHeaderSize, ...options }, (incoming, outgoing) => {
    incoming.url = originForm(incoming.url)
    listener(incoming, outgoing)
  })
}

/**
 * The request target as a path. A client may send the absolute-form, as to a proxy: its host and credentials are
 * dropped.
 */
function originForm(target = '/'): string {
  if (target.startsWith('/')) return target
  const url = URL.parse(target)
  return url === null || url.pathname === '' ? '/' : url.pathname + url.search
}

interface Address {
  port: number
  host: string | undefined
}

/** `name` is the environment variable of the port. */
export async function listen(server: Server, name: string, { port, host }: Address): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const at = host ? ` at ${host}` : ''
    const reason = error.code === 'EACCES' ? ' (EACCES): choose one above 1023' : reasonOf(error)
    throw new StartupError(`${name} ${port}${at} cannot be listened on${reason}.`, { cause: error })
  })
}

/** Before a build that takes half a minute: a port that is taken will still be so afterwards. */
export async function checkPort(name: string, address: Address): Promise<void> {
  const server = createServer()
  await listen(server, name, address)
  await closeServer(server, 0)
}

/** Tells clients and proxies not to send another request over their connection. */
export function announceClose(server: Server): void {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
}

/** Takes no more connections, closes the idle ones, and waits for requests in flight, but no longer than `drainMs`. */
export async function closeServer(server: Server, drainMs: number): Promise<void> {
  const closed = once(server, 'close')
  announceClose(server)
  server.close()
  // Those that were answering when the server was closed are idle later.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const overdue = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(idle)
  clearTimeout(overdue)
}
