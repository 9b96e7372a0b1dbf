export * from 'virtual:react-router/server-build'

import { randomUUID } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { services as servicesKey } from '#app/services.ts'
import { seedBlogs, seedMedia } from '#content/articles.ts'
import { allPages } from '#content/pages.ts'
import { readArticles, seedArticles } from './articles/articles.ts'
import { createBrochures } from './brochures/brochures.ts'
import { createCallbacks } from './callbacks/callbacks.ts'
import { openDatabase } from './db/database.ts'
import { createContactEnquiries } from './enquiries/contact-enquiries.ts'
import { createReference } from './enquiries/reference.ts'
import type { Environment } from './environment.ts'
import { type BuiltFiles, readBuiltFiles } from './http/built-files.ts'
import { createHttpApp } from './http/http-app.ts'
import { release } from './outbox/outbox.ts'
import type { Services } from './services.ts'
import { createStatus } from './status/status.ts'
import { createSubmissions } from './submissions/submissions.ts'

export interface SiteParts {
  environment: Environment
  log: Logger
  /** Where the client build lies; absent in development, where Vite serves it. */
  clientDirectory?: string
  /** In development, the pages as they are now; otherwise as they were built. */
  loadPages?: () => Promise<ServerBuild>
}

export interface Site {
  fetch: (request: Request) => Response | Promise<Response>
  close: () => Promise<void>
}

/** The composition root: everything the site is made of, put together once. */
export async function createSite({ environment, log, clientDirectory, loadPages }: SiteParts): Promise<Site> {
  const now = () => Date.now()
  const files: BuiltFiles = clientDirectory ? await readBuiltFiles(clientDirectory) : new Map()
  const database = await openDatabase(environment)
  await seedArticles(database, { Media: seedMedia, Blogs: seedBlogs }, now())

  const maker = {
    now,
    createId: () => randomUUID(),
    createReference: () => createReference('AL', Math.random),
  }
  const parts = { database, maker, wake: () => {} }
  const callbacks = createCallbacks(parts)
  const services: Services = {
    now,
    readArticles: (list) => readArticles(database, list),
    callbacks,
    submissions: createSubmissions({
      database,
      contactEnquiries: createContactEnquiries(parts),
      callbacks,
      brochures: createBrochures(parts),
      now,
      log,
    }),
    reportFault: (err) => log.error({ err }, 'fault'),
    styleguide: environment.styleguide,
  }

  const handle = createRequestHandler(loadPages ?? build, import.meta.env.MODE)
  const app = createHttpApp({
    log,
    files,
    paths: allPages.map((page) => page.path),
    siteUrl: environment.siteUrl,
    status: createStatus({ database, now }),
    services,
    release: async (call) => {
      if ((await release(database, call, now())) > 0) parts.wake()
    },
    render: (request) => {
      const context = new RouterContextProvider()
      context.set(servicesKey, services)
      return handle(request, context)
    },
  })

  return { fetch: app.fetch, close: () => database.close() }
}
