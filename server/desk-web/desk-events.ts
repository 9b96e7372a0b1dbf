// New enquiries for the open pages of the desk, as server-sent events.

import type { Logger } from 'pino'
import { DAY_MS } from '#domain/durations.ts'
import { utcText } from '#server/db/column-types.ts'
import type { Database } from '#server/db/database.ts'
import { type Arrival, LONG_MARGIN_MS, MARGIN_MS, MAX_REPLAYED, readArrivals } from './arrivals.ts'
import { readLiveSessions } from './sessions.ts'

const LONG_MARGIN_EVERY = 15
/** The newest ones of a flood. */
const MAX_ANNOUNCED = 5_000

const POLL_MS = 2_000
/** Shorter than proxies wait for the next byte. */
const BEAT_MS = 15_000
/** A page that reads less than it is sent is dropped: it connects again and is told what it has missed. */
const MAX_BUFFERED_BYTES = 64 * 1024
const MAX_STREAMS_A_SESSION = 20

interface Stream {
  tokenHash: string
  /** What came before this has been seen; undefined once it was told what came after. */
  after: number | undefined
  send(chunk: Uint8Array): void
  end(): void
}

export interface DeskEventsParts {
  database: Database
  log: Pick<Logger, 'warn' | 'info'>
  now(): number
  pollMs?: number
  beatMs?: number
  maxBufferedBytes?: number
}

export interface OpenStream {
  tokenHash: string
  /** The time of the last event or of the page, as ISO 8601 in UTC. */
  after: string | undefined
  /** Called where the reader is too slow; the connection is closed. */
  onSlow?: (() => void) | undefined
}

export interface DeskEvents {
  /** Null where the session has too many open. */
  open(asked: OpenStream): ReadableStream<Uint8Array> | null
  /** Called with the sessions of open streams that were found to count. */
  onConfirmed(listener: (tokenHashes: ReadonlySet<string>) => void): void
  openStreams(): number
  /** Ends all streams, and opens no more. */
  stop(): void
}

export function createDeskEvents(parts: DeskEventsParts): DeskEvents {
  const { database, log, now, pollMs = POLL_MS, beatMs = BEAT_MS } = parts
  const { maxBufferedBytes: highWaterMark = MAX_BUFFERED_BYTES } = parts
  const streams = new Set<Stream>()
  const announced = new Map<string, string>()
  let onConfirmed: (tokenHashes: ReadonlySet<string>) => void = () => {}
  let lastReadAt: number | undefined
  let turn = 0
  let isAway = false
  let isStopped = false
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let timer: NodeJS.Timeout | undefined
  let beats: NodeJS.Timeout | undefined

  const broadcast = (text: string) => {
    if (text === '') return
    const chunk = encode(text)
    for (const stream of streams) stream.send(chunk)
  }

  async function poll(): Promise<void> {
    const startedAt = now()
    try {
      await endSessions(startedAt)
      await announceNew(startedAt)
      await replay(startedAt)
      if (isAway) log.info('the open pages of the desk are live again')
      if (isAway) broadcast(eventText('refresh', utcText(startedAt)))
      isAway = false
    } catch (error) {
      if (isAway || isStopped) return
      isAway = true
      log.warn({ err: error }, 'the open pages of the desk show what was last read')
      broadcast(eventText('refresh', ''))
    }
  }

  /** Of people who have signed out, were removed, or have not done anything for hours. */
  async function endSessions(startedAt: number): Promise<void> {
    // Before the query: a stream that is opened meanwhile was verified later than that.
    const asked = [...streams]
    const live = await readLiveSessions(
      database,
      [...new Set(asked.map(({ tokenHash }) => tokenHash))],
      startedAt,
    )
    onConfirmed(live)
    for (const stream of asked) {
      if (live.has(stream.tokenHash)) continue
      stream.send(encode(eventText('signed-out', '')))
      stream.end()
    }
  }

  async function announceNew(startedAt: number): Promise<void> {
    const margin = turn % LONG_MARGIN_EVERY === 0 ? LONG_MARGIN_MS : MARGIN_MS
    turn += 1
    const since = Math.min(lastReadAt ?? startedAt, startedAt) - margin
    const arrivals = await readArrivals(database, since, MAX_ANNOUNCED)
    const fresh = arrivals.filter(({ reference }) => !announced.has(reference))
    for (const { reference, createdUtc } of fresh) announced.set(reference, createdUtc)
    for (const [reference, createdUtc] of announced) {
      if (createdUtc < utcText(startedAt - LONG_MARGIN_MS)) announced.delete(reference)
    }
    lastReadAt = startedAt
    broadcast(textOf(fresh, startedAt))
  }

  /** Tells streams that were opened since the last turn what came after the page that they belong to was read. */
  async function replay(startedAt: number): Promise<void> {
    for (const stream of streams) {
      if (stream.after === undefined) continue
      const arrivals = await readArrivals(database, stream.after - LONG_MARGIN_MS, MAX_REPLAYED + 1)
      stream.after = undefined
      const text = textOf(arrivals.slice(-MAX_REPLAYED), startedAt)
      // More than can be told: the page reads the list itself.
      if (arrivals.length > MAX_REPLAYED) stream.send(encode(text + eventText('refresh', utcText(startedAt))))
      else if (text !== '') stream.send(encode(text))
    }
  }

  function run(): void {
    clearTimeout(timer)
    if (running) {
      isAskedAgain = true
      return
    }
    running = poll().finally(() => {
      running = undefined
      if (isStopped || streams.size === 0) return
      if (isAskedAgain) {
        isAskedAgain = false
        run()
      } else timer = setTimeout(run, pollMs).unref()
    })
  }

  /** Without open pages nothing is read. */
  function remove(stream: Stream): void {
    streams.delete(stream)
    if (streams.size > 0) return
    clearTimeout(timer)
    clearInterval(beats)
    beats = undefined
    announced.clear()
    lastReadAt = undefined
    isAway = false
  }

  return {
    open({ tokenHash, after, onSlow }) {
      const own = [...streams].filter((stream) => stream.tokenHash === tokenHash)
      if (own.length >= MAX_STREAMS_A_SESSION || isStopped) return null
      const afterMs = Date.parse(after ?? '')
      let stream: Stream
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            stream = {
              tokenHash,
              // No further back than a day: the page sends this time, and it may be any.
              after: Number.isNaN(afterMs) ? now() : Math.max(afterMs, now() - DAY_MS),
              send(chunk) {
                if (!streams.has(stream)) return
                if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(chunk)
                remove(stream)
                log.warn('a page of the desk that reads too slowly was disconnected')
                if (onSlow) onSlow()
                else controller.error(new Error('The reader is too slow'))
              },
              end() {
                if (!streams.has(stream)) return
                remove(stream)
                controller.close()
              },
            }
            streams.add(stream)
            controller.enqueue(encode(`retry: ${POLL_MS}\n\n`))
          },
          cancel: () => remove(stream),
        },
        new ByteLengthQueuingStrategy({ highWaterMark }),
      )
      beats ??= setInterval(() => broadcast(eventText('beat', '')), beatMs).unref()
      run()
      return body
    },
    onConfirmed(listener) {
      onConfirmed = listener
    },
    openStreams: () => streams.size,
    stop() {
      isStopped = true
      for (const stream of streams) stream.end()
    },
  }
}

function textOf(arrivals: readonly Arrival[], readAt: number): string {
  return arrivals
    .map(({ reference, what }) => eventText('enquiry', utcText(readAt), JSON.stringify({ reference, what })))
    .join('')
}

/** An empty id would reset the browser's Last-Event-ID, so none is sent then. */
function eventText(event: string, id: string, data = ''): string {
  return `event: ${event}\n${id && `id: ${id}\n`}data: ${data}\n\n`
}

const encoder = new TextEncoder()
function encode(text: string): Uint8Array {
  return encoder.encode(text)
}
