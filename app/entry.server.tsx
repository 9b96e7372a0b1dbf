import { existsSync, readFileSync } from 'node:fs'
import manifest from 'virtual:react-router/server-manifest'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { criticalCssCache, finishDocument, type Stylesheet } from './delivery/finish-document.ts'
import { nextTurn } from './delivery/next-turn.ts'
import { serverContext } from './server-context.ts'
import { jsonLd, loadedThings } from './shell/structured-data.ts'

/** Read when the process starts: a later build may replace the files. */
const built = import.meta.env.DEV ? undefined : { ...builtStylesheet(), script: builtScript() }
if (built) for (const [key, css] of builtCriticalCss()) criticalCssCache.set(key, css)

/** For commands/render-pages.ts. */
export { criticalCssCache }

/** Does not stream: loaders are done before the render begins, and a complete page can have an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await nextTurn()
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
    // A large <Suspense> boundary would otherwise be sent apart, and moved into its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await body.allReady
  const rendered = await new Response(body).text()
  const { matches, errors } = entry.staticHandlerContext
  const match = matches.at(-1)
  const page = match?.route.id ?? ''
  // Responses to forms and searches, and the pages of calls, differ too much in their first screens to cache the
  // critical CSS of each.
  const isPlainRead = request.method === 'GET' && new URL(request.url).search === '' && !match?.params.secret
  const html = await finishDocument(rendered, {
    stylesheet: built ?? (await developmentStylesheet(request, entry)),
    // By parameters as well, because one route renders all calculators; an unknown path has the first screen of its
    // status. Not by path, which can be written in more ways than the cache could hold: in other letter case, escaped.
    criticalCssKey: isPlainRead
      ? `${page} ${status === 200 ? Object.values(match?.params ?? {}).join() : status}`
      : undefined,
    siteModule: built?.script ?? '/app/browser/site.ts',
    refreshModule: entry.manifest.hmr?.runtime,
    structuredData: errors ? undefined : jsonLd(new URL(request.url).pathname, context.get(loadedThings)),
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** There is one stylesheet for the site (`cssCodeSplit` in vite.config.ts). */
function builtStylesheet(): Stylesheet {
  const href = manifest.routes.root?.css?.[0]
  if (href === undefined) throw new Error('The build has no stylesheet.')
  return { href, css: readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8') }
}

/** From the build of vite.browser.config.ts. */
function builtScript(): string {
  const file = new URL('browser.json', import.meta.url)
  const entry = JSON.parse(readFileSync(file, 'utf8'))['app/browser/site.ts']
  return `/${entry.file}`
}

/** What commands/render-pages.ts has found; nothing while it runs. */
function builtCriticalCss(): [key: string, css: string][] {
  const file = new URL('critical-css.json', import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** In development React Router serves each page's styles at a URL of their own. */
async function developmentStylesheet({ url }: Request, { criticalCss }: EntryContext): Promise<Stylesheet> {
  if (typeof criticalCss !== 'object') throw new Error('React Router names no stylesheet for this page.')
  const { href } = criticalCss
  return { href, css: await (await fetch(new URL(href, url))).text() }
}

/** Logs errors. A request that the visitor has aborted is none, nor is one that asked for what is not there. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  reportError(context as RouterContextProvider, error)
}

function reportError(context: RouterContextProvider, error: unknown): void {
  try {
    context.get(serverContext).reportError(error)
  } catch {
    // Prerendering has no server context, so the error goes to the terminal.
    console.error(error)
  }
}
