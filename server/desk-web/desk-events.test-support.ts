import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transact.ts'
import { startSession } from './sessions.ts'

export interface Heard {
  event: string
  id: string
  data: string
}

/** Reads a stream of events to the end of the one that is asked for. */
export function listenToEvents(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const heard: Heard[] = []
  let text = ''
  const next = async (): Promise<boolean> => {
    const { done, value } = await reader.read()
    if (done) return false
    text += new TextDecoder().decode(value)
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
      if (block.includes('event: '))
        heard.push({ event: field('event'), id: field('id'), data: field('data') })
    }
    return true
  }
  return {
    heard,
    /** Resolves once an event fits; rejects where the stream ends before. */
    async until(fits: (event: Heard) => boolean): Promise<Heard> {
      for (;;) {
        const found = heard.find(fits)
        if (found) return found
        if (!(await next())) throw new Error(`The stream has ended after ${JSON.stringify(heard)}`)
      }
    },
    async untilEnd(onEvent?: (event: Heard) => void): Promise<void> {
      do for (const event of onEvent ? heard.splice(0) : []) onEvent?.(event)
      while (await next())
    },
    close: () => reader.cancel(),
  }
}

/** The cookie of somebody who has signed in, at a desk without TLS. */
export async function startDeskSession(database: Database, now: number) {
  const id = randomUUID()
  const email = `${id}@firm.example`
  const createdUtc = new Date(now).toISOString()
  const token = await transact(database, async (trx) => {
    await trx
      .insertInto('staff')
      .values({ id, name: 'Ann Example', email, role: 'office', createdUtc, removedUtc: null })
      .execute()
    return await startSession(trx, id, now)
  })
  return { cookie: `desk=${token}`, email }
}
