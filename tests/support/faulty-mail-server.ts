import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { startMailCounter } from './mail-counter.ts'

/** How a mail server can be. Only one that is well takes mail. */
export type Mood =
  | 'well'
  /** Nobody listens. */
  | 'refuses'
  /** Says go on, and then nothing more. */
  | 'stalls'
  /** Hangs up in the middle of the message. */
  | 'drops'
  /** Takes the message and says: not now. */
  | 'says later'
  /** Will not have the recipient. */
  | 'says never'

export interface FaultyMailServer {
  url: string
  /** How often each mail has been accepted, by its id in the outbox. */
  arrivals: Map<string, number>
  /** Sessions that hang at this moment. */
  stalled(): number
  /** How often each mood was met so far. */
  met(mood: Mood): number
  /** Sessions that hang go on where the new mood is a well one. */
  become(mood: Mood): Promise<void>
  close(): Promise<void>
}

/** A real mail server behind a wire on which everything can happen that happens on wires. */
export async function startFaultyMailServer(first: Mood): Promise<FaultyMailServer> {
  let mood: Mood = first
  const times = new Map<Mood, number>()
  const meet = (what: Mood) => times.set(what, (times.get(what) ?? 0) + 1)
  const counter = await startMailCounter({
    onRcptTo(_, __, done) {
      if (mood !== 'says never') return done()
      meet(mood)
      done(Object.assign(new Error('no such user'), { responseCode: 550 }))
    },
    refuseData() {
      if (mood !== 'says later') return null
      meet(mood)
      return Object.assign(new Error('try later'), { responseCode: 451 })
    },
  })
  const behind = Number(new URL(counter.url).port)

  const sockets = new Set<Socket>()
  const hanging = new Set<() => void>()
  const pass = (client: Socket) => {
    const server = connect(behind, '127.0.0.1')
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
    const goOn = () => {
      hanging.delete(goOn)
      for (const said of held ?? []) server.write(said)
      held = null
    }
    server.on('data', (said) => {
      isInMessage = /^354/m.test(said.toString('latin1'))
      client.write(said)
    })
    client.on('data', (said) => {
      if (held) return void held.push(said)
      if (!isInMessage || (mood !== 'stalls' && mood !== 'drops')) return void server.write(said)
      meet(mood)
      if (mood === 'drops') return void client.destroy()
      held = [said]
      hanging.add(goOn)
      // Who gives up takes the message with them.
      client.once('close', () => hanging.delete(goOn))
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
  if (first === 'refuses') await hangUp()

  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals: counter.arrivals,
    stalled: () => hanging.size,
    met: (what) => times.get(what) ?? 0,
    async become(next) {
      mood = next
      if (next === 'refuses') await hangUp()
      else if (listener === undefined) await listen(port)
      if (next === 'well') for (const goOn of hanging) goOn()
    },
    async close() {
      await hangUp()
      await counter.close()
    },
  }
}
