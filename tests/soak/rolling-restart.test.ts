import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { startMailCounter } from '../support/mail-counter.ts'
import { storedMails, storedReferences, untilAllSent } from '../support/stored-records.ts'
import { contactForm, type VisitorForm } from '../support/visitor-forms.ts'

const RESTARTS_OF_EACH = 5

interface Answer {
  status: number
  body: string
}

type Ask = (options: RequestOptions, body?: string) => Promise<Answer>

/** Passes a request to one of two ports, as what stands in front of the instances does. */
type Front = (ask: Ask, ports: () => [number, number]) => Ask

/**
 * A load balancer: before each request it asks an instance for its status, uses the other where that is not 200, and
 * never asks twice. It needs STOP_DELAY, to see that an instance stops.
 */
const balancer: Front = (ask, ports) => {
  let turn = 0
  return async (options, body) => {
    for (;;) {
      turn += 1
      const port = ports()[turn % 2 ? 0 : 1]
      const isHealthy = await ask({ port, path: '/api/status' }).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (isHealthy) return await ask({ ...options, port }, body)
    }
  }
}

/**
 * A proxy as nginx is with the settings in `deploy` (`proxy_next_upstream error timeout non_idempotent`), without
 * health checks: where an instance takes no connection, or breaks one off before the headers of the answer, it asks
 * the other. Forms as well: their keys make sure that one that was saved already is not saved twice.
 */
const proxy: Front = (ask, ports) => {
  let turn = 0
  return async (options, body) => {
    for (;;) {
      turn += 1
      const port = ports()[turn % 2 ? 0 : 1]
      try {
        return await ask({ ...options, port }, body)
      } catch {}
    }
  }
}

test.each([
  ['a load balancer that asks for their status', balancer, '3'],
  ['a proxy that only notices broken connections', proxy, '0'],
] as const)(
  'two instances restarted one after the other behind %s fail no request, and lose or duplicate no record and no mail',
  async (_, front, stopDelay) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-restart-'))
    const mail = await startMailCounter()
    const database = await openDatabase({ dataDir })
    const agent = new Agent({ keepAlive: true })
    onTestFinished(async () => {
      endAllSites()
      agent.destroy()
      await database.close()
      await mail.close()
      await rm(dataDir, { recursive: true, force: true })
    })
    const start = (port?: number) =>
      startSite({ DATA_DIR: dataDir, SMTP_URL: mail.url, STOP_DELAY: stopDelay }, port)
    const sites: [SiteProcess, SiteProcess] = [await start(), await start()]
    const pass = front(
      (options, body) => ask(agent, options, body),
      () => [sites[0].port, sites[1].port],
    )
    let isOver = false
    const answers: { form: VisitorForm; statuses: number[]; reference: string }[] = []
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isOver) answers.push(await visit(pass))
    })
    for (let restart = 0; restart < 2 * RESTARTS_OF_EACH; restart += 1) {
      const index = restart % 2 ? 1 : 0
      expect(await sites[index].stop()).toBe(0)
      sites[index] = await start(sites[index].port)
    }
    isOver = true
    await Promise.all(visitors)
    expect(answers.filter(({ statuses }) => statuses.join() !== '200,200')).toEqual([])

    const stored = await storedReferences(database)
    expect(stored).toEqual(new Map(answers.map(({ form, reference }) => [form.storedKey, [reference]])))
    await untilAllSent(database, 60_000)
    const mails = [...(await storedMails(database)).values()].flat()
    expect(mails).toHaveLength(2 * answers.length)
    expect(mails.filter(({ id, attempts }) => attempts !== 1 || mail.arrivals.get(id) !== 1)).toEqual([])
    console.log(`Rolling restart: ${3 * answers.length} requests answered, none failed, none doubled.`)
  },
  600_000,
)

/** Somebody who reads a page and sends the form. */
async function visit(pass: Ask) {
  await pause(20)
  const form = contactForm()
  const page = await pass({ path: pages.blog.path })
  const saved = await pass(
    {
      path: form.path,
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    new URLSearchParams(form.fields).toString(),
  )
  const statuses = [page.status, saved.status]
  return { form, statuses, reference: JSON.parse(saved.body).reference as string }
}

async function ask(agent: Agent, options: RequestOptions, body?: string): Promise<Answer> {
  const asking = request({ host: '127.0.0.1', agent, ...options })
  asking.end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  try {
    return { status: response.statusCode ?? 0, body: await text(response) }
  } catch {
    // What breaks in the middle of an answer is the visitor's: the headers are there already.
    return { status: 502, body: '{}' }
  }
}
