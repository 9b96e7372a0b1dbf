import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { listenToEvents, startDeskSession } from '#server/desk-web/desk-events.test-support.ts'
import { freePort } from '../../commands/free-port.ts'
import { endAllSites, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { contactForm, send } from '../support/visitor-forms.ts'

afterAll(endAllSites)

/** Resident memory of a process in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

describeOnBothDatabases('Open desks under load', (suite) => {
  const { desks, formsASecond, seconds } = effort.desk

  test(`${desks} open desks are told of each of ${formsASecond} forms a second for ${seconds} seconds`, async () => {
    const deskPort = String(await freePort())
    const site = await startSite({
      DATA_DIR: suite.place.dataDir,
      DATABASE_URL: suite.place.databaseUrl ?? '',
      DESK_PORT: deskPort,
    })
    const desk = `http://localhost:${deskPort}`
    const cookies = await Promise.all(
      Array.from({ length: desks }, async () => (await startDeskSession(suite.database, Date.now())).cookie),
    )
    const streams = await Promise.all(
      cookies.map(async (cookie) => listenToEvents(await fetch(`${desk}/events`, { headers: { cookie } }))),
    )
    const told = streams.map(() => new Set<string>())
    const readings = streams.map((stream, index) =>
      stream.untilEnd(({ event, data }) => {
        if (event === 'enquiry') told[index]?.add(JSON.parse(data).reference)
      }),
    )
    /** Each desk reads Today again every five seconds, as a page does that is told of something new. */
    const over = new AbortController()
    const pause = (ms: number) => delay(ms, undefined, over).catch(() => {})
    const pages = cookies.map(async (cookie, index) => {
      await pause((index * 5_000) / desks)
      while (!over.signal.aborted) {
        const page = await fetch(desk, { headers: { cookie, 'X-Desk-Background': 'yes' } })
        expect(page.status).toBe(200)
        await page.text()
        await pause(5_000)
      }
    })

    const stored = new Set<string>()
    const memory = [await memoryOf(site.pid)]
    const sending: Promise<void>[] = []
    const started = performance.now()
    for (let count = 0; count < formsASecond * seconds; count += 1) {
      await delay(Math.max(0, started + (count * 1_000) / formsASecond - performance.now()))
      sending.push(
        send(site.address, contactForm()).then(async (response) => {
          expect(response.status).toBe(200)
          stored.add((await response.json()).reference)
        }),
      )
      if (count % (formsASecond * 10) === 0) memory.push(await memoryOf(site.pid))
    }
    await Promise.all(sending)
    const took = Math.round((performance.now() - started) / 1_000)
    await expect
      .poll(() => told.map(({ size }) => size), { timeout: 20_000, interval: 200 })
      .toEqual(told.map(() => stored.size))
    over.abort()
    await Promise.all(pages)
    memory.push(await memoryOf(site.pid))
    for (const references of told) expect(references).toEqual(stored)
    const { count } = await suite.database.db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(stored.size)

    // The end of the process ends the streams.
    const stopping = performance.now()
    expect(await site.stop()).toBe(0)
    await Promise.all(readings)
    console.log(
      `${suite.database.dialect}: ${stored.size} forms in ${took} s, each told at ${desks} desks; memory in MB every ten seconds: ${memory.join(' ')}; stopped in ${Math.round(performance.now() - stopping)} ms.`,
    )
    expect(site.output()).not.toMatch(/"level":[4-6]0/)
  }, 600_000)
})
