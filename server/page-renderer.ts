import { isDeepStrictEqual } from 'node:util'
import * as build from 'virtual:react-router/server-build'
import type { Logger } from 'pino'
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router'
import { prerenderedPaths } from '#app/delivery/prerendered-paths.ts'
import { serverContext } from '#app/server-context.ts'
import { blog } from '#content/pages/articles.ts'
import { portalUrl, siteUrl } from '#content/site/addresses.ts'
import { calculatorCopy, calculatorNames } from '#content/site/calculators.ts'
import { changesCalendarPath, feeds } from '#content/site/feeds.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import { readRegisterChecks } from './desk/register-check.ts'
import { recordPages } from './editing/page-record.ts'
import { publicationAt } from './editing/publications.ts'
import { isReadable } from './http/readable-path.ts'
import type { PageServices } from './page-services.ts'
import { createPictureFiles } from './pictures/picture-files.ts'
import { createCache } from './platform/cache.ts'
import type { Database } from './platform/db/database.ts'
import type { Environment } from './platform/environment.ts'
import { createQueryPages } from './query-pages.tsx'
import { countSearchMiss } from './searches/search-misses.ts'
import { type MemoryFiles, memoryFile } from './static/built-files.ts'
import { createRenderCache, type RenderedPage } from './static/render-cache.ts'

/** What depends on the day or a query, and not on the visitor. */
async function listRenderedPages(): Promise<RenderedPage[]> {
  const calculatorFields = await Promise.all(
    calculatorNames.map(async (name) => {
      const { example } = await calculatorCopy()[name]()
      return [pages[name].path, Object.keys(example)] as const
    }),
  )
  const fieldsOf = new Map<string, string[]>(calculatorFields)
  const rendered = allPages
    .filter(({ delivery }) => delivery === 'rendered')
    // The page of a form says who linked to it.
    .map(({ path, query, isForm }) => ({
      path,
      readsReferrer: isForm,
      query: [...query, ...(fieldsOf.get(path) ?? [])],
    }))
  const forAdvisers = rendered
    .filter(({ query }) => query.includes('audience'))
    .map((page) => ({ ...page, path: `${page.path}?audience=adviser` }))
  const articles = blog.filter(({ text }) => text !== '')
  const ownArticles = articles.map(({ link }) => ({ path: link, readsReferrer: false, query: ['audience'] }))
  const files = [...feeds.map(({ path }) => path), changesCalendarPath, '/sitemap.xml', '/answers.json']
  return [
    ...rendered,
    ...forAdvisers,
    ...ownArticles,
    ...files.map((path) => ({ path, readsReferrer: false, query: [] })),
  ]
}

/** Whether the firm has changed any of the shipped content. */
function hasPublished(): boolean {
  return Object.keys(globalThis.publishedContent ?? {}).length > 0
}

/** Whether pages would say something else than they were built with. */
export function isUnlikeBuild(): boolean {
  const { SITE_URL, PORTAL_URL } = import.meta.env
  return hasPublished() || siteUrl !== SITE_URL || portalUrl !== PORTAL_URL
}

interface PageRendererDependencies {
  environment: Pick<Environment, 'siteUrl' | 'styleguide'>
  database: Database
  /** Pictures of the desk and rendered pages are put beside the built files. */
  files: MemoryFiles
  /** In development, the pages as they are now; otherwise as they were built. */
  loadPages: (() => Promise<ServerBuild>) | undefined
  readDaySlots: PageServices['readDaySlots']
  isBookable: PageServices['isBookable']
  /** What a client with this IP address may do. */
  servicesFor(client: string): Pick<PageServices, 'submissions' | 'ownCalls'>
  now(): number
  log: Logger
}

/** Renders the pages with React Router, and gives them what they read from the server. */
export async function createPageRenderer(dependencies: PageRendererDependencies) {
  const { environment, database, files, loadPages, readDaySlots, isBookable, servicesFor, now, log } =
    dependencies
  const isDevelopment = loadPages !== undefined
  const pictures = createPictureFiles(database, files, { isDevelopment })
  await pictures.refresh()
  const services: PageServices = {
    now,
    readDaySlots,
    isBookable,
    readRegisterCheck: async (number) => (await readRegisterChecks(database.db, now(), number))[0],
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
  const contextWith = (changed: Partial<PageServices>) => {
    const context = new RouterContextProvider()
    context.set(serverContext, { ...services, ...changed })
    return context
  }
  const renderWith = (request: Request, changed: Partial<PageServices>) =>
    handle(request, contextWith(changed))
  const queryPages = createQueryPages({
    render: (request) => renderWith(request, {}),
    contextOf: () => contextWith({}),
    versionOf: (path) => files.get(path)?.hash,
  })
  const pageRequest = (path: string) => new Request(environment.siteUrl + path)

  const routes = Object.values(build.routes)
    .flatMap((route) => (route?.path && route.path !== '*' ? [route] : []))
    .map(({ path, caseSensitive }) => ({ path, caseSensitive }))
  const isRoute = (path: string) => isReadable(path) && matchRoutes(routes, path) !== null
  const notFoundPage = createCache(async () => {
    const response = await renderWith(pageRequest('/not-found'), {})
    return memoryFile(Buffer.from(await response.arrayBuffer()), 'text/html; charset=utf-8', 'no-cache')
  }, Number.POSITIVE_INFINITY)

  // A built page that may say something else now is rendered per request until it is in memory again.
  const differsFromBuild = isUnlikeBuild()
  const prerendered = new Set(prerenderedPaths())
  const built = new Map(
    differsFromBuild ? [...files].filter(([path]) => prerendered.has(path) && !path.endsWith('.svg')) : [],
  )
  for (const path of built.keys()) files.delete(path)
  const builtPages = [...built.keys()].map((path) => ({ path, readsReferrer: false, query: [] }))

  const rendered = isDevelopment ? [] : [...builtPages, ...(await listRenderedPages())]
  const publication = await publicationAt(database.db, now())
  // A preview has other content than what is published, and is no part of the record.
  let isRecorded = !hasPublished() || !isDeepStrictEqual(publication.content, globalThis.publishedContent)

  const cache = createRenderCache({
    files,
    built,
    pages: rendered,
    render: (path) => renderWith(pageRequest(path), {}),
    // Pictures first: a page must not name one that is not there yet.
    version: async () => {
      // At the first time it is rendered, which takes longest, and nobody need wait for it.
      await notFoundPage.read()
      return [londonDate(now()), await pictures.refresh()].join(' ')
    },
    onError: (error) => log.error({ err: error }, 'pages are served as they were last rendered'),
    onRecovery: () => log.info('pages are rendered again'),
    onSettled: async () => {
      if (isRecorded) return
      await recordPages(database, publication.number, files)
      isRecorded = true
    },
  })

  return {
    pictures,
    services,
    /** Kept, so that an unknown path costs no more than a known one. */
    notFound: (path: string) =>
      isDevelopment || environment.styleguide || isRoute(path) ? undefined : notFoundPage.read(),
    /** `client` is the IP address that is counted against the limits. */
    async render(request: Request, client: string): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const next = request.method === 'GET' ? await cache.renderNext(pathname + search) : undefined
      if (next) {
        const headers = { 'Content-Type': next.type, 'Cache-Control': next.cacheControl }
        return new Response(next.bodies.identity, { headers })
      }
      return (
        (isDevelopment ? undefined : queryPages.render(request)) ?? renderWith(request, servicesFor(client))
      )
    },
    cache,
  }
}
