import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { type MailCounter, startMailCounter } from '../support/mail-counter.ts'
import { storedMails, storedReferences, untilAllSent } from '../support/stored-records.ts'
import { contactForm, type VisitorForm } from '../support/visitor-forms.ts'

const STOP_DELAY_SECONDS = 3
const VISITORS = 4

describeOnBothDatabases('two instances restarted one after the other', (suite) => {
  let mail: MailCounter
  let env: Record<string, string>
  let sites: [SiteProcess, SiteProcess]

  beforeAll(async () => {
    mail = await startMailCounter()
    env = {
      DATA_DIR: suite.place.dataDir,
      SMTP_URL: mail.url,
      STOP_DELAY: String(STOP_DELAY_SECONDS),
      ...(suite.place.databaseUrl && { DATABASE_URL: suite.place.databaseUrl }),
    }
    sites = await Promise.all([startSite(env), startSite(env)])
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

  /** Visitors one after another, who read a page, send the form and release the mail. */
  async function visit(isOver: () => boolean) {
    const balancer = createBalancer()
    const answers: { form: VisitorForm; statuses: number[]; reference: string }[] = []
    while (!isOver()) {
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
        { path: form.release.path, method: 'POST', headers: { 'Content-Type': 'application/json' } },
        JSON.stringify(form.release.body),
      )
      const statuses = [page.status, saved.status, called.status]
      answers.push({ form, statuses, reference: JSON.parse(saved.body).reference })
    }
    balancer.close()
    return answers
  }

  test('fail no request, and lose or duplicate no record and no mail', async () => {
    let isOver = false
    const visitors = Array.from({ length: VISITORS }, () => visit(() => isOver))
    for (let restart = 0; restart < 2 * effort.restarts; restart += 1) {
      const index = restart % 2 ? 1 : 0
      const { port } = sites[index]
      expect(await sites[index].stop()).toBe(0)
      sites[index] = await startSite(env, port)
    }
    isOver = true
    const answers = (await Promise.all(visitors)).flat()
    expect(answers.length).toBeGreaterThan(VISITORS)
    expect(answers.filter(({ statuses }) => statuses.join() !== '200,200,202')).toEqual([])

    const stored = await storedReferences(suite.database)
    expect(stored).toEqual(new Map(answers.map(({ form, reference }) => [form.storedKey, [reference]])))

    await untilAllSent(suite.database, 60_000)
    const mails = [...(await storedMails(suite.database)).values()].flat()
    expect(mails).toHaveLength(2 * answers.length)
    expect(mails.filter(({ id, attempts }) => attempts !== 1 || mail.arrivals.get(id) !== 1)).toEqual([])
    expect(mail.arrivals.size).toBe(mails.length)
    console.log(`Rolling restart: ${3 * answers.length} requests answered, none failed, none doubled.`)
  }, 300_000)

  test('report that they are stopping, and then exit', async () => {
    const [site] = sites
    const stopped = site.stop()
    const statuses = new Set<number>()
    for (;;) {
      const answer = await ask(new Agent(), { port: site.port, path: '/api/status' }).catch(() => null)
      if (answer === null) break
      statuses.add(answer.status)
      if (answer.status === 503)
        expect(JSON.parse(answer.body)).toMatchObject({ status: 'stopping', database: 'ok' })
    }
    expect(await stopped).toBe(0)
    expect(statuses).toContain(503)
  }, 60_000)
})

async function ask(agent: Agent, options: RequestOptions, body?: string) {
  const asking = request({ host: '127.0.0.1', agent, ...options })
  asking.end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: await text(response) }
}
