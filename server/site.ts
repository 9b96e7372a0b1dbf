import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { serverContext as serverContextKey } from '#app/server-context.ts'
import { seedBlogs, seedMedia } from '#content/pages/articles.ts'
import { brand } from '#content/site/brand.ts'
import { feeds } from '#content/site/feeds.ts'
import { formerPaths } from '#content/site/former-paths.ts'
import { images } from '#content/site/images.ts'
import { allPages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import { createOperatorAlert } from './alerts/operator-alert.ts'
import { findProblems } from './alerts/problems.ts'
import { isWebAddress } from './articles/article.ts'
import { articlesVersion, createArticleReader, seedArticles } from './articles/articles.ts'
import { createNightlyBackup } from './backups/nightly-backup.ts'
import { openDatabase } from './db/database.ts'
import { sharedSecret } from './db/shared-secret.ts'
import { withRetries } from './db/transact.ts'
import { createSiteDesk, type SiteDesk } from './desk-web/site-desk.ts'
import { createCallAddress, createCallSecret } from './enquiries/call-link.ts'
import { readDaySlots } from './enquiries/day-slots.ts'
import { createDaySlotsCache } from './enquiries/day-slots-cache.ts'
import { createEnquiries } from './enquiries/enquiries.ts'
import { createEnquiryLimit } from './enquiries/enquiry-limit.ts'
import { createOwnCalls } from './enquiries/own-calls.ts'
import { createReference } from './enquiries/reference.ts'
import { createSubmissions } from './enquiries/submissions.ts'
import type { Environment } from './environment.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createHttpApp } from './http/http-app.ts'
import { createRecentAnswers } from './http/recent-answers.ts'
import { createRecentStatus } from './http/recent-status.ts'
import type { ResponseMetrics } from './http/request-log.ts'
import { createRouteLabel } from './http/route-label.ts'
import type { Metrics } from './metrics/metrics.ts'
import { abandonedClaims, retryAbandonedClaims } from './outbox/abandoned-claims.ts'
import { createDelivery } from './outbox/delivery.ts'
import { expedite } from './outbox/outbox.ts'
import { createPictureFiles } from './pictures/picture-files.ts'
import { countSearchMiss } from './searches/search-misses.ts'
import type { ServerContext } from './server-context.ts'
import type { MemoryFiles } from './static/built-files.ts'
import { createFastPath } from './static/fast-path.ts'
import { createRenderCache } from './static/render-cache.ts'
import { renderedPages } from './static/rendered-paths.ts'
import { createStatus } from './status/status.ts'

export interface SiteParts {
  environment: Environment
  log: Logger
  /** The files of the client build; absent in development, where Vite serves them. */
  files?: MemoryFiles
  /** The desk's own files; without them there is no desk. */
  deskFiles?: MemoryFiles
  brochurePdf: () => Promise<Uint8Array>
  /** Where requests, queries and enquiries are measured; absent without METRICS_PORT. */
  metrics?: Metrics | undefined
  /** In development, the pages as they are now; otherwise as they were built. */
  loadPages?: () => Promise<ServerBuild>
}

export interface Site {
  /** Answers a request for a built file, past the middleware; false where it is for none. */
  fastPath: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  fetch: (request: Request) => Response | Promise<Response>
  /** The desk in a browser, for a listener of its own; undefined where DESK_PORT is 0. */
  desk: SiteDesk | undefined
  /**
   * Resolves when the pages that are the same for everyone are in memory. That happens by itself two seconds after the
   * start, which need not wait for it: until then each is rendered per request.
   */
  renderPages: () => Promise<void>
  /** From now on the status says 'stopping', so that load balancers stop routing here. */
  markStopping: () => void
  close: () => Promise<void>
}

/** The composition root: everything the site is made of, put together once. */
export async function createSite(site: SiteParts): Promise<Site> {
  const { environment, log, files = new Map(), deskFiles, brochurePdf, metrics, loadPages } = site
  const now = () => Date.now()
  let isStopping = false
  // Before the database is opened: afterwards nobody has it exclusively.
  const abandoned = abandonedClaims(environment)
  const database = await openDatabase(environment, {
    wait: {
      seconds: environment.databaseWait,
      onWait: () => log.warn({ seconds: environment.databaseWait }, 'waiting for PostgreSQL'),
    },
    upgradeCopy: environment.upgradeCopy,
    onDuration: metrics?.onDuration,
  })
  await seedArticles(database, { Media: seedMedia, Blogs: seedBlogs }, now())

  const createSecret = () => randomBytes(32).toString('base64url')
  const linkKey = environment.linkKey ?? (await sharedSecret(database, 'call-link-key', createSecret))
  const callSecret = createCallSecret(linkKey)
  const ids = {
    now,
    createId: () => randomUUID(),
    createReference: () => createReference(brand.referencePrefix, Math.random),
    callSecret,
  }
  const callAddress = createCallAddress({ database, callSecret, siteUrl: environment.siteUrl })
  const { reminders } = environment
  const problems = async () => findProblems(database, await status.report())
  const delivery = createDelivery({ environment, database, ids, brochurePdf, callAddress, problems, log })
  const { wake } = delivery
  const { backup } = environment
  const status = createStatus({
    database,
    mailServerFault: delivery.mailServerFault,
    isStopping: () => isStopping,
    disk: {
      folders: [environment.dataDir, ...(backup ? [backup.directory] : [])],
      minFreeBytes: environment.minFreeBytes,
    },
    makesBackups: backup !== undefined,
    now,
  })
  metrics?.readFrom(status)
  const enquiries = createEnquiries({
    database,
    ids,
    webhook: environment.webhook !== undefined,
    onSettled: () => slots.clear(),
    reminders,
    wake,
    onStored: metrics?.onEnquiry,
  })
  const operatorAlert = createOperatorAlert({
    database,
    // Without WEBHOOK_URL a post would only be parked.
    channels: environment.alerts === 'mail+webhook' && !environment.webhook ? 'mail' : environment.alerts,
    problems,
    ids,
    wake,
    log,
  })
  const nightlyBackup =
    backup && createNightlyBackup({ database, place: environment, settings: backup, now, log })
  const limit = createEnquiryLimit({
    database,
    most: environment.enquiryLimit,
    now,
    createSecret,
  })
  /** What a client may do; its IP address is counted against the limits. */
  const servicesFor = (client: string) => ({
    submissions: createSubmissions({ enquiries, limit, client, now, log }),
    ownCalls: createOwnCalls({
      database,
      enquiries,
      limit,
      client,
      now,
      mailFrom: environment.mailFrom,
      callAddress,
      log,
    }),
  })
  const slots = createDaySlotsCache((date) =>
    withRetries(() => readDaySlots(database.db, date, londonDate(now()))),
  )
  const pictures = createPictureFiles(database, files, { isDevelopment: site.files === undefined })
  await pictures.refresh()
  const readArticles = await createArticleReader(
    database,
    images,
    (error) => log.error({ err: error }, 'articles are shown as they were last read'),
    (path) => {
      const found = pictures.find(path)
      return found && { width: found.width, height: found.height, alt: found.alt }
    },
    (path) => isWebAddress(path) || pictures.has(path),
  )
  const serverContext: ServerContext = {
    now,
    readArticles: async (list) => {
      const items = await readArticles(list)
      if (items.length === 0) log.info({ list }, 'the list is empty')
      return items
    },
    readDaySlots: slots.read,
    ...servicesFor(''),
    countSearchWithoutResult: (asked) => {
      countSearchMiss(database, asked, now()).catch((error) =>
        log.error({ err: error }, 'a search could not be counted'),
      )
    },
    reportError: (error) => log.error({ err: error }, 'unexpected error'),
    styleguide: environment.styleguide,
  }

  const handle = createRequestHandler(loadPages ?? build, import.meta.env.MODE)
  const render = (request: Request, client: string) => {
    const context = new RouterContextProvider()
    context.set(serverContextKey, { ...serverContext, ...servicesFor(client) })
    return handle(request, context)
  }
  const setting = {
    isHttps: environment.siteUrl.startsWith('https:'),
    hsts: environment.hsts,
    isDevelopment: loadPages !== undefined,
  }
  const recentStatus = createRecentStatus(status, now)
  const responses: ResponseMetrics | undefined = metrics && {
    onResponse: metrics.onResponse,
    routeLabel: createRouteLabel([...allPages, ...feeds].map(({ path }) => path)),
  }
  const app = createHttpApp({
    log,
    files,
    paths: allPages.map((page) => page.path),
    formerPaths,
    siteUrl: environment.siteUrl,
    pictures,
    status: recentStatus,
    responses,
    serverContext,
    setting,
    trustProxy: environment.trustProxy,
    // It only makes a mail due early that is sent anyway: while the database is down the caller gets the same answer.
    expedite: async (request) => {
      const expedited = await expedite(database, request, now()).catch((error) => {
        log.error({ err: error }, 'a confirmation could not be made due early')
        return 0
      })
      if (expedited > 0) delivery.wakeMail()
    },
    render,
    ownCallsFor: (client) => servicesFor(client).ownCalls,
  })

  const desk = createSiteDesk({
    environment,
    files: deskFiles,
    database,
    log,
    enquiries,
    onTimesChanged: () => slots.clear(),
    wake,
    publicSite: {
      files,
      pictures,
      render: (path, list, items) => {
        const context = new RouterContextProvider()
        const readDraft = async (asked: typeof list) => (asked === list ? items : await readArticles(asked))
        context.set(serverContextKey, { ...serverContext, readArticles: readDraft })
        return handle(new Request(environment.siteUrl + path), context)
      },
    },
    now,
    createId: ids.createId,
    createSecret,
    backups: backup && nightlyBackup && { directory: backup.directory, makeNow: nightlyBackup.makeNow },
  })
  const renderCache = createRenderCache({
    files,
    pages: site.files ? renderedPages : [],
    render: (path) => render(new Request(environment.siteUrl + path), ''),
    // Pictures first: a page must not name one that is not there yet.
    version: async () =>
      [londonDate(now()), await pictures.refresh(), await articlesVersion(database)].join(' '),
    onError: (error) => log.error({ err: error }, 'pages are served as they were last rendered'),
  })
  // An optimisation: without it they are sent once their leases have expired.
  await retryAbandonedClaims(database, abandoned, { now, random: Math.random }).catch((error) =>
    log.error({ err: error }, 'mails of a process that ended wait for their leases to expire'),
  )
  delivery.start()
  operatorAlert.start()
  const housekeeping = createHousekeeping({
    database,
    dataDir: environment.dataDir,
    hasDesk: desk !== undefined,
    now,
    log,
  })
  await housekeeping.start()
  nightlyBackup?.start()
  return {
    fastPath: createFastPath({
      files,
      recentAnswer: createRecentAnswers({ slots, status: recentStatus }),
      log,
      setting,
      responses,
    }),
    fetch: app.fetch,
    desk,
    renderPages: renderCache.refresh,
    markStopping: () => {
      isStopping = true
      recentStatus.expire()
      // Nobody will see them, and rendering would hold up the requests that are still to be answered.
      void renderCache.stop()
    },
    close: async () => {
      desk?.endStreams()
      operatorAlert.stop()
      await housekeeping.stop()
      await nightlyBackup?.stop()
      await renderCache.stop()
      await delivery.stop()
      await database.close()
    },
  }
}
