export * from 'virtual:react-router/server-build'

import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { services as servicesKey } from '#app/services.ts'
import { seedBlogs, seedMedia } from '#content/pages/articles.ts'
import { allPages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import { createArticleReader, seedArticles } from './articles/articles.ts'
import { openDatabase } from './db/database.ts'
import { patiently } from './db/transact.ts'
import { createComposer } from './emails/composer.ts'
import { createTransport } from './emails/transport.ts'
import { readDaySlots } from './enquiries/day-slots.ts'
import { createEnquiries } from './enquiries/enquiries.ts'
import { createEnquiryLimit } from './enquiries/enquiry-limit.ts'
import { createReference } from './enquiries/reference.ts'
import { createSubmissions } from './enquiries/submissions.ts'
import type { Environment } from './environment.ts'
import { createHttpApp } from './http/http-app.ts'
import { faultOf } from './outbox/fault.ts'
import { orphanedClaims, retryOrphans } from './outbox/orphans.ts'
import { release } from './outbox/outbox.ts'
import { createOutboxWorker } from './outbox/worker.ts'
import type { Services } from './services.ts'
import { type BuiltFiles, readBuiltFiles } from './static/built-files.ts'
import { createFastPath } from './static/fast-path.ts'
import { createStatus } from './status/status.ts'

export interface SiteParts {
  environment: Environment
  log: Logger
  /** Where the client build lies; absent in development, where Vite serves it. */
  clientDirectory?: string
  /** Where the brochure lies once it is built; without it the brochure is made when it is first asked for. */
  brochureFile?: string
  /** In development, the pages as they are now; otherwise as they were built. */
  loadPages?: () => Promise<ServerBuild>
}

export interface Site {
  /** Answers what was made at build time without further ado; false where it is not for this. */
  fastPath: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  fetch: (request: Request) => Response | Promise<Response>
  /** Makes the status say that this instance will be gone soon. */
  announceStop: () => void
  close: () => Promise<void>
}

/** How long mails in flight may take to finish once the site is told to close. */
const mailPatienceMs = 5_000

/** The composition root: everything the site is made of, put together once. */
export async function createSite(site: SiteParts): Promise<Site> {
  const { environment, log, clientDirectory, brochureFile, loadPages } = site
  const now = () => Date.now()
  let isStopping = false
  const files: BuiltFiles = clientDirectory ? await readBuiltFiles(clientDirectory) : new Map()
  const orphans = orphanedClaims(environment)
  const database = await openDatabase(environment)
  await seedArticles(database, { Media: seedMedia, Blogs: seedBlogs }, now())

  const ids = {
    now,
    createId: () => randomUUID(),
    createReference: () => createReference('AL', Math.random),
  }
  const transport = createTransport({ ...environment, now })
  const outbox = createOutboxWorker({
    database,
    compose: createComposer({
      database,
      addresses: { from: environment.mailFrom, enquiriesTo: environment.enquiriesTo },
      brochurePdf: () => (brochureFile ? readFile(brochureFile) : renderBrochure()),
    }),
    send: transport.send,
    now,
    createId: ids.createId,
    random: Math.random,
    log,
  })
  const enquiries = createEnquiries({ database, ids, wake: outbox.wake })
  const limit = createEnquiryLimit({
    database,
    most: environment.enquiryLimit,
    now,
    createSecret: () => randomBytes(32).toString('base64url'),
  })
  const submissionsFrom = (client: string) =>
    createSubmissions({ database, enquiries, limit, client, now, log })
  const readArticles = await createArticleReader(database, (error) =>
    log.error({ fault: faultOf(error) }, 'articles are shown as they were last read'),
  )
  const services: Services = {
    now,
    readArticles: async (list) => {
      const items = await readArticles(list)
      if (items.length === 0) log.info({ list }, 'the list is empty')
      return items
    },
    readDaySlots: (date) => patiently(() => readDaySlots(database.db, date, londonDate(now()))),
    submissions: submissionsFrom(''),
    reportFault: (err) => log.error({ err }, 'fault'),
    styleguide: environment.styleguide,
  }

  const handle = createRequestHandler(loadPages ?? build, import.meta.env.MODE)
  const setting = {
    isHttps: environment.siteUrl.startsWith('https:'),
    isDevelopment: loadPages !== undefined,
  }
  const app = createHttpApp({
    log,
    files,
    paths: allPages.map((page) => page.path),
    siteUrl: environment.siteUrl,
    status: createStatus({ database, isStopping: () => isStopping, now }),
    services,
    setting,
    trustProxy: environment.trustProxy,
    // It only hastens a mail that goes anyway, so a database that is away changes nothing for the caller.
    release: async (call) => {
      const released = await release(database, call, now()).catch((error) => {
        log.error({ fault: faultOf(error) }, 'a mail could not be hastened')
        return 0
      })
      if (released > 0) outbox.wake()
    },
    render: (request, client) => {
      const context = new RouterContextProvider()
      context.set(servicesKey, { ...services, submissions: submissionsFrom(client) })
      return handle(request, context)
    },
  })

  // Without this they would be sent all the same, once the claims have run out.
  await retryOrphans(database, orphans, { now, random: Math.random }).catch((error) =>
    log.error({ fault: faultOf(error) }, 'mails of a process that ended are left to the end of their claims'),
  )
  outbox.start()
  return {
    fastPath: createFastPath({ files, log, setting }),
    fetch: app.fetch,
    announceStop: () => {
      isStopping = true
    },
    close: async () => {
      // A mail server that stalls does not hold up the end: its mails are tried again after the next start.
      const patience = setTimeout(() => transport.close(), mailPatienceMs)
      await outbox.stop()
      clearTimeout(patience)
      await transport.close()
      await database.close()
    },
  }
}

/** Loaded when it is wanted: the PDF library is large, and a start must not wait for it. */
export async function renderBrochure(): Promise<Uint8Array> {
  const document = await import('#app/brochure/render-brochure.ts')
  return document.renderBrochure()
}
