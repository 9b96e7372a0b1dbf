import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { startMailCounter } from './mail-counter.ts'

/** How the mail server behaves. Only 'ok' accepts mail. */
type Behaviour =
  | 'ok'
  /** Refuses connections. */
  | 'down'
  /** Stops responding after DATA. */
  | 'stalls'
  /** Closes the connection in the middle of the message. */
  | 'drops'
  /** 451 after the message. */
  | 'temporary failure'

export interface FaultyMailServer {
  url: string
  /** How often each mail has been accepted, by its id in the outbox. */
  arrivals: Map<string, number>
  /** The number of sessions that hang now. */
  stalled(): number
  /** How often a client has met this behaviour. */
  timesMet(behaviour: Behaviour): number
  /** With 'ok', sessions that hang continue. */
  setBehaviour(behaviour: Behaviour): Promise<void>
  close(): Promise<void>
}

/** A real SMTP server behind a TCP proxy that injects faults. */
export async function startFaultyMailServer(first: Behaviour): Promise<FaultyMailServer> {
  let behaviour: Behaviour = first
  const times = new Map<Behaviour, number>()
  const count = (what: Behaviour) => times.set(what, (times.get(what) ?? 0) + 1)
  const counter = await startMailCounter({
    refuseData() {
      // A message may end after the behaviour has changed and its connection is closed: only 'ok' accepts it.
      if (behaviour === 'ok') return null
      count(behaviour)
      return Object.assign(new Error('try later'), { responseCode: 451 })
    },
  })
  const upstreamPort = Number(new URL(counter.url).port)

  const sockets = new Set<Socket>()
  const hanging = new Set<() => void>()
  const pass = (client: Socket) => {
    const server = connect(upstreamPort, '127.0.0.1')
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    let isInMessage = false
    let held: (string | Buffer)[] | null = null
    const resume = () => {
      hanging.delete(resume)
      for (const chunk of held ?? []) server.write(chunk)
      held = null
    }
    server.on('data', (chunk) => {
      isInMessage = /^354/m.test(chunk.toString('latin1'))
      client.write(chunk)
    })
    client.on('data', (chunk) => {
      if (held) return void held.push(chunk)
      if (!isInMessage || (behaviour !== 'stalls' && behaviour !== 'drops')) return void server.write(chunk)
      count(behaviour)
      if (behaviour === 'drops') return void client.destroy()
      held = [chunk]
      hanging.add(resume)
      // A client that gives up discards its message.
      client.once('close', () => hanging.delete(resume))
    })
  }

  let listener: Server | undefined
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      listener = createServer(pass).listen(port, '127.0.0.1', resolve)
    })
  const hangUp = () =>
    new Promise<void>((resolve) => {
      if (listener === undefined) return resolve()
      listener.close(() => resolve())
      listener = undefined
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const { port } = (listener as unknown as Server).address() as AddressInfo
  if (first === 'down') await hangUp()

  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals: counter.arrivals,
    stalled: () => hanging.size,
    timesMet: (what) => times.get(what) ?? 0,
    async setBehaviour(next) {
      behaviour = next
      if (next === 'down') await hangUp()
      else if (listener === undefined) await listen(port)
      if (next === 'ok') for (const resume of hanging) resume()
    },
    async close() {
      await hangUp()
      await counter.close()
    },
  }
}
