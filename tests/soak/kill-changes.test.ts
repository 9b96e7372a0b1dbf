import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { type MailServer, startMailServer } from '#server/mail/mail-server.test-support.ts'
import { freePort } from '../../commands/free-port.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { outboxIdOf } from '../support/mail-counter.ts'
import { cancelFields, changeOwnCall, moveFields } from '../support/own-call-forms.ts'
import { expireLeases, untilAllSent } from '../support/stored-records.ts'
import { type BookableSlot, bookableSlots, callbackForm, send } from '../support/visitor-forms.ts'

const { changes: CHANGES, kills: KILLS } = effort
const VISITORS = 6
/** Every visitor changes a call this often, and then cancels it. */
const MOVES_A_CALL = 4

/** A call as its visitor was told that it is. */
interface KnownCall {
  reference: string
  page: string
  slot: BookableSlot
  sequence: number
  isCancelled: boolean
}

describe('a server that is killed while calls are changed', () => {
  let dataDir: string
  let mail: MailServer
  let port: number
  let site: SiteProcess

  const start = () => startSite({ DATA_DIR: dataDir, SMTP_URL: mail.url }, port)
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'advice-site-changes-'))
    mail = await startMailServer({ disableReverseLookup: true })
    port = await freePort()
    site = await start()
  })
  afterAll(async () => {
    await site?.stop()
    endAllSites()
    await mail.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  test(`keeps each of ${CHANGES} changes that it acknowledged, and sends the last state of each call once, after all others`, async () => {
    const slots = bookableSlots().values()
    const nextSlot = () => slots.next().value as BookableSlot
    const calls: KnownCall[] = []
    let acknowledged = 0
    let lost = 0

    async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      for (;;) {
        try {
          return await ask()
        } catch {
          lost += 1
          await pause(50)
        }
      }
    }
    async function book(): Promise<KnownCall> {
      const slot = nextSlot()
      const form = callbackForm(slot)
      const { reference, page } = await untilAnswered(async () => (await send(site.address, form)).json())
      const call = { reference, page, slot, sequence: 0, isCancelled: false }
      calls.push(call)
      return call
    }
    /** The same form again until there is an answer, which is then that it was changed. */
    async function change(call: KnownCall, fields: Record<string, string>): Promise<void> {
      const status = await untilAnswered(() => changeOwnCall(site.address, call.page, fields))
      expect(status).toBe(303)
      call.sequence += 1
      acknowledged += 1
    }

    const visitors = Array.from({ length: VISITORS }, async () => {
      while (acknowledged < CHANGES) {
        const call = await book()
        for (let moves = 0; moves < MOVES_A_CALL && acknowledged < CHANGES; moves += 1) {
          const slot = nextSlot()
          await change(call, moveFields(call.sequence, slot))
          call.slot = slot
        }
        if (acknowledged >= CHANGES) return
        await change(call, cancelFields(call.sequence))
        call.isCancelled = true
      }
    })
    for (let kills = 1; kills <= KILLS; kills += 1) {
      await expect
        .poll(() => acknowledged, { timeout: 300_000, interval: 5 })
        .toBeGreaterThanOrEqual((kills * CHANGES) / (KILLS + 1))
      await site.kill()
      await expireLeases(dataDir)
      site = await start()
    }
    await Promise.all(visitors)

    const database = await openDatabase({ dataDir })
    try {
      const rows = await database.db.selectFrom('enquiries').selectAll().execute()
      expect(rows).toHaveLength(calls.length)
      const stored = new Map(rows.map((row) => [row.reference, row]))
      for (const { reference, slot, sequence, isCancelled } of calls) {
        const row = stored.get(reference)
        expect([reference, row?.date, row?.time, row?.sequence, row?.cancelledUtc !== null]).toEqual([
          reference,
          slot.date,
          slot.time,
          sequence,
          isCancelled,
        ])
      }

      await untilAllSent(database, 300_000)
      const outbox = await database.db.selectFrom('outbox').selectAll().where('state', '=', 'sent').execute()
      const sentRows = new Map(outbox.map((row) => [row.id, row]))
      const arrived = mail.arrivals.map(({ raw, mail: { attachments } }) => {
        const entry = attachments.map(({ content }) => textOf(content)).find((text) => /SEQUENCE:/.test(text))
        const reference = /\b[A-Z]+-[2-9A-Z]{5}\b/.exec(textOf(raw))?.[0] ?? ''
        return {
          id: outboxIdOf(raw),
          reference,
          sequence: Number(/SEQUENCE:(\d+)/.exec(entry ?? '')?.[1]),
          toVisitor: !!entry,
        }
      })
      let twice = 0
      for (const { reference, sequence } of calls) {
        const toVisitor = arrived.filter((one) => one.toVisitor && one.reference === reference)
        const sequences = toVisitor.map((one) => one.sequence)
        expect([reference, sequences]).toEqual([reference, sequences.toSorted((one, other) => one - other)])
        expect(sequences.at(-1)).toBe(sequence)
        const ofLast = toVisitor.filter((one) => one.sequence === sequence)
        // Twice only where a kill came between sending and marking: then it was claimed twice.
        const attempts = sentRows.get(ofLast[0]?.id ?? '')?.attempts ?? 0
        expect(ofLast.length).toBeLessThanOrEqual(Math.min(2, attempts))
        twice += ofLast.length - 1

        const notices = outbox.filter(
          (row) => row.recordId === stored.get(reference)?.id && row.kind.endsWith('-notice'),
        )
        const order = arrived
          .filter(({ id }) => notices.some((row) => row.id === id))
          .map(({ id }) => sentRows.get(id)?.sequence ?? 0)
        expect(order).toEqual(order.toSorted((one, other) => one - other))
        expect(order.at(-1)).toBe(sequence)
      }
      console.log(
        `${acknowledged} changes of ${calls.length} calls, ${KILLS} kills: ${lost} requests lost and sent again; ` +
          `${mail.arrivals.length} mails, of which ${twice} last states arrived twice.`,
      )
    } finally {
      await database.close()
    }
  }, 900_000)
})

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
