// A real HTTP server on a free loopback port that receives webhook posts.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A status to answer with, or a fault. */
export type Behaviour = number | 'hangs up' | 'hangs' | { redirectTo: string }

export interface Arrival {
  id: string
  timestamp: string
  signature: string
  contentType: string
  body: string
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>

export async function startWebhookReceiver() {
  const key = Buffer.alloc(32, 7)
  const arrivals: Arrival[] = []
  let behaviour: Behaviour = 204
  const server = createServer(async (request, response) => {
    arrivals.push(await arrivalOf(request))
    respond(response, behaviour)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/enquiries`,
    secret: `whsec_${key.toString('base64')}`,
    /** Every post that was read to its end, whatever it was answered with. */
    arrivals,
    setBehaviour(next: Behaviour) {
      behaviour = next
    },
    expectedSignature({ id, timestamp, body }: Arrival) {
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function arrivalOf(request: IncomingMessage): Promise<Arrival> {
  const header = (name: string) => String(request.headers[name])
  return {
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
    contentType: header('content-type'),
    body: await text(request),
  }
}

function respond(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === 'hangs') return
  if (behaviour === 'hangs up') response.destroy()
  else if (typeof behaviour === 'number') response.writeHead(behaviour).end('a body that nobody reads')
  else response.writeHead(307, { Location: behaviour.redirectTo }).end()
}
