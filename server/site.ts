import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { brand } from '#content/site/brand.ts'
import { createBackgroundTasks } from './background-tasks.ts'
import { createSiteDesk } from './desk-web/site-desk.ts'
import { recordPages } from './editing/page-record.ts'
import { createPreviews } from './editing/preview-thread.ts'
import { createContentWatch, requireCurrentContent } from './editing/publications.ts'
import { createCallAddress, createCallSecret } from './enquiries/call-link.ts'
import { keepNotice } from './enquiries/privacy-notices.ts'
import { createReference } from './enquiries/reference.ts'
import { createHttpApp } from './http/http-app.ts'
import { createJourneys } from './journeys/journeys.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { createPageRenderer } from './page-renderer.ts'
import { createCache } from './platform/cache.ts'
import { openDatabase } from './platform/db/database.ts'
import { storeSetting } from './platform/db/settings.ts'
import { sharedSecret } from './platform/db/shared-secret.ts'
import type { Environment } from './platform/environment.ts'
import { createToken } from './platform/secret-token.ts'
import type { MemoryFiles } from './static/built-files.ts'
import { createVisitorServices } from './visitor-services.ts'

/** Every page load asks for it, and it writes to the database. */
const STATUS_TTL_MS = 2_000

export interface SiteDependencies {
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
  /** The address of the server's bundle, for what runs in threads; absent in development. */
  bundle?: string
}

export type Site = Awaited<ReturnType<typeof createSite>>

/**
 * The composition root: everything the site is made of, put together once. Throws OutdatedContent where the modules of
 * content were evaluated with something else than what is published.
 */
export async function createSite(dependencies: SiteDependencies) {
  const {
    environment,
    log,
    files = new Map(),
    deskFiles,
    brochurePdf,
    metrics,
    loadPages,
    bundle,
  } = dependencies
  let isStopping = false

  const database = await openDatabase(environment, {
    wait: {
      seconds: environment.databaseWait,
      onWait: () => log.warn({ seconds: environment.databaseWait }, 'waiting for PostgreSQL'),
    },
    onMigrationWait: () => log.info('waiting for another instance, which migrates the database'),
    onDuration: metrics?.onDuration,
  })
  await requireCurrentContent(database)
  await keepNotice(database, privacyNotice, Date.now())
  // For commands that are run without the site's environment: the last start is right.
  if (environment.desk) await storeSetting(database.db, 'desk-url', environment.desk.url)

  const linkKey = environment.linkKey ?? (await sharedSecret(database, 'call-link-key', createToken))
  const callSecret = createCallSecret(linkKey)
  const callAddress = createCallAddress({ database, callSecret, siteUrl: environment.siteUrl })
  const sources = {
    now: () => Date.now(),
    createId: () => randomUUID(),
    createReference: () => createReference(brand.referencePrefix, Math.random),
    callSecret,
  }
  const shared = { environment, database, log }

  const tasks = createBackgroundTasks({
    ...shared,
    sources,
    brochurePdf,
    callAddress,
    bundle,
    recordShown: () => recordPages(database, 0, files),
    isStopping: () => isStopping,
  })
  metrics?.readFrom(tasks.status)
  const status = createCache(tasks.status.report, STATUS_TTL_MS)
  const { slots, isBookable, enquiries, servicesFor } = createVisitorServices({
    ...shared,
    sources,
    callAddress,
    wake: tasks.wake,
    onStored: metrics?.onEnquiry,
  })
  const pages = await createPageRenderer({
    ...shared,
    files,
    loadPages,
    readDaySlots: slots.read,
    isBookable,
    servicesFor,
    now: sources.now,
  })
  const changedContent = createContentWatch(database)
  const journeys = createJourneys({
    database,
    siteUrl: environment.siteUrl,
    now: sources.now,
    onError: (error) => log.error({ err: error }, 'steps of visits are counted later'),
  })
  const app = createHttpApp({
    countJourney: journeys.count,
    environment,
    log,
    files,
    pages,
    isDevelopment: loadPages !== undefined,
    readStatus: status.read,
    ownCallsFor: (client) => servicesFor(client).ownCalls,
    onResponse: metrics?.onResponse,
  })
  const desk = createSiteDesk({
    ...shared,
    files: deskFiles,
    enquiries,
    onTimesChanged: slots.clear,
    wake: tasks.wake,
    publicSite: {
      files,
      pictures: pages.pictures,
      renderContent: bundle ? createPreviews(bundle) : undefined,
    },
    now: sources.now,
    createId: sources.createId,
    createSecret: createToken,
    backups: tasks.backups,
  })

  return {
    fetch: app.fetch,
    /** The desk in a browser, for a listener of its own; undefined where DESK_PORT is 0. */
    desk,
    /**
     * Begins to send mails and to do the other background tasks. To be called once all ports are listened on: a process
     * that has to end because one is taken would leave mails leased, and a supervisor starts it again and again.
     */
    start: tasks.start,
    /** Resolves when the pages that are the same for everyone are in memory; until then each is rendered per request. */
    renderPages: pages.cache.render,
    /** What is published now, where that is something else than this process was started with. */
    changedContent: () => changedContent(Date.now()),
    /** The state of each part, for the operator. */
    report: status.read,
    /** From now on the status says 'stopping', so that load balancers stop routing here. */
    markStopping: () => {
      isStopping = true
      status.clear()
      // Nobody will see them, and rendering would hold up the requests that are still to be answered.
      void pages.cache.stop()
    },
    close: async () => {
      try {
        await pages.cache.stop()
        await journeys.stop()
        await tasks.stop()
      } finally {
        await database.close()
      }
    },
  }
}
