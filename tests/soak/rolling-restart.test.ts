import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { type MailCounter, startMailCounter } from '../support/mail-counter.ts'
import { storedMails, storedReferences, untilAllSent } from '../support/stored-records.ts'
import { contactForm, type VisitorForm } from '../support/visitor-forms.ts'

/** STOP_DELAY in seconds: a load balancer needs time to see that an instance stops, a plain proxy has none. */
const delays = { balancer: '3', proxy: '0' }

describeOnBothDatabases('two instances restarted one after the other', (suite) => {
  let mail: MailCounter
  let sites: [SiteProcess, SiteProcess]

  const start = (stopDelay: string, port?: number) =>
    startSite(
      {
        DATA_DIR: suite.location.dataDir,
        SMTP_URL: mail.url,
        STOP_DELAY: stopDelay,
        ...(suite.location.databaseUrl && { DATABASE_URL: suite.location.databaseUrl }),
      },
      port,
    )
  beforeAll(async () => {
    mail = await startMailCounter()
  })
  afterAll(async () => {
    endAllSites()
    await mail.close()
  })

  /**
   * A minimal load balancer: before each request it checks the health of an instance, uses the other where that is
   * not 200, keeps its connections alive, and never retries a request.
   */
  function createBalancer() {
    const agent = new Agent({ keepAlive: true })
    let turn = 0
    const isHealthy = (port: number) =>
      ask(agent, { port, path: '/api/status' }).then(
        ({ status }) => status === 200,
        () => false,
      )
    return {
      async pass(options: RequestOptions, body?: string) {
        for (;;) {
          turn += 1
          const { port } = sites[turn % 2 ? 0 : 1]
          if (await isHealthy(port)) return await ask(agent, { ...options, port }, body)
        }
      },
      close: () => agent.destroy(),
    }
  }

  /**
   * A proxy as nginx is with the settings in `deploy` (`proxy_next_upstream error timeout non_idempotent`), without
   * health checks: it keeps connections and takes the instances in turn; where an instance takes no connection, or
   * breaks one off before the headers of the answer, it asks the other. Forms as well: their keys make sure that one
   * that was saved already is not saved twice. It has to ask again now and then: however late a stop closes a
   * connection, a request can be on its way over it (docs/decisions/0019). What breaks in the middle of an answer is
   * the visitor's 502.
   */
  function createProxy() {
    const agent = new Agent({ keepAlive: true, scheduling: 'lifo' })
    let turn = 0
    return {
      async pass(options: RequestOptions, body?: string) {
        for (;;) {
          turn += 1
          const { port } = sites[turn % 2 ? 0 : 1]
          try {
            return await ask(agent, { ...options, port }, body)
          } catch (error) {
            if ((error as NodeJS.ErrnoException).syscall !== 'connect') console.log(`Asked again: ${error}`)
          }
        }
      },
      close: () => agent.destroy(),
    }
  }

  /** Visitors one after another, who read a page, send the form and make the mail due. */
  async function visit(
    balancer: ReturnType<typeof createBalancer>,
    isOver: () => boolean,
    nextVisit: () => Promise<unknown>,
  ) {
    const answers: { form: VisitorForm; statuses: number[]; reference: string }[] = []
    while (!isOver()) {
      await nextVisit()
      const form = contactForm()
      const page = await balancer.pass({ path: pages.blog.path })
      const saved = await balancer.pass(
        {
          path: form.path,
          method: 'POST',
          headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
        },
        new URLSearchParams(form.fields).toString(),
      )
      const called = await balancer.pass(
        { path: form.expedite.path, method: 'POST', headers: { 'Content-Type': 'application/json' } },
        JSON.stringify(form.expedite.body),
      )
      const statuses = [page.status, saved.status, called.status]
      answers.push({ form, statuses, reference: JSON.parse(saved.body).reference })
    }
    return answers
  }

  const fronts = [
    {
      front: 'a load balancer that asks for their status',
      engine: 'PostgreSQL',
      visitors: 4,
      thinkMs: effort.thinkMs,
      stopDelay: delays.balancer,
      createFront: createBalancer,
    },
    {
      front: 'a proxy that only notices broken connections',
      engine: 'SQLite',
      visitors: 6,
      thinkMs: 0,
      stopDelay: delays.proxy,
      createFront: createProxy,
    },
  ].filter(({ engine }) => effort.everyFront || engine === suite.engine)

  test.each(fronts)(
    'behind $front fail no request, and lose or duplicate no record and no mail',
    async ({ visitors, thinkMs, stopDelay, createFront }) => {
      const { db } = suite.database
      for (const table of ['outbox', 'enquiries'] as const) await db.deleteFrom(table).execute()
      mail.arrivals.clear()
      sites = await Promise.all([start(stopDelay), start(stopDelay)])
      const front = createFront()
      let isOver = false
      // While an instance starts, one visitor is enough: the others would only take the processor from it.
      let starting: Promise<unknown> | undefined
      const visits = Array.from({ length: visitors }, (_, visitor) =>
        visit(
          front,
          () => isOver,
          () => (starting && visitor > 0 ? starting : pause(starting ? 100 : thinkMs)),
        ),
      )
      for (let restart = 0; restart < 2 * effort.restarts; restart += 1) {
        const index = restart % 2 ? 1 : 0
        expect(await sites[index].stop()).toBe(0)
        const started = start(stopDelay, sites[index].port)
        starting = started
        sites[index] = await started
        starting = undefined
      }
      isOver = true
      const answers = (await Promise.all(visits)).flat()
      front.close()
      expect(answers.length).toBeGreaterThan(visitors)
      expect(answers.filter(({ statuses }) => statuses.join() !== '200,200,202')).toEqual([])

      const stored = await storedReferences(suite.database)
      expect(stored).toEqual(new Map(answers.map(({ form, reference }) => [form.storedKey, [reference]])))

      await untilAllSent(suite.database, 60_000)
      const mails = [...(await storedMails(suite.database)).values()].flat()
      expect(mails).toHaveLength(2 * answers.length)
      expect(mails.filter(({ id, attempts }) => attempts !== 1 || mail.arrivals.get(id) !== 1)).toEqual([])
      expect(mail.arrivals.size).toBe(mails.length)
      endAllSites()
      console.log(`Rolling restart: ${3 * answers.length} requests answered, none failed, none doubled.`)
    },
    300_000,
  )
})

test('an instance reports that it is stopping, and then exits', async () => {
  const site = await startSite({ STOP_DELAY: delays.balancer })
  const stopped = site.stop()
  const statuses = new Set<number>()
  for (;;) {
    const answer = await ask(new Agent(), { port: site.port, path: '/api/status' }).catch(() => null)
    if (answer === null) break
    await pause(20)
    statuses.add(answer.status)
    if (answer.status === 503)
      expect(JSON.parse(answer.body)).toMatchObject({ status: 'stopping', database: 'ok' })
  }
  expect(await stopped).toBe(0)
  expect(statuses).toContain(503)
}, 60_000)

async function ask(agent: Agent, options: RequestOptions, body?: string) {
  const asking = request({ host: '127.0.0.1', agent, ...options })
  asking.end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  try {
    return { status: response.statusCode ?? 0, body: await text(response) }
  } catch {
    // The visitor has the headers already.
    return { status: 502, body: '{}' }
  }
}
