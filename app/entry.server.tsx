import { readdirSync, readFileSync } from 'node:fs'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { startScriptsLater } from './delivery/deferred-scripts.ts'
import { firstStyles } from './delivery/document-styles.ts'
import { serverContext } from './server-context.ts'
import { withStructuredData } from './shell/structured-data.ts'

/** Pages are ready at once, so the whole of one is rendered before it is answered: it can then have an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
  })
  await body.allReady
  const html = described(await new Response(body).text(), entry)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.DEV ? html : startScriptsLater(styled(html, entry), wakingHref()), {
    status,
    headers,
  })
}

/** What stands in place of a page that failed says nothing of itself. */
function described(
  html: string,
  { staticHandlerContext: { matches, loaderData, errors } }: EntryContext,
): string {
  const page = matches.at(-1)?.route.id
  return page === undefined || errors ? html : withStructuredData(html, page, loaderData[page])
}

/** A fault of ours goes to the log; a visitor who left is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  reportError(context as RouterContextProvider, error)
}

function reportError(context: RouterContextProvider, error: unknown): void {
  try {
    context.get(serverContext).reportError(error)
  } catch {
    // Prerendering has no server context: whoever builds must see it.
    console.error(error)
  }
}

/** There is one stylesheet, and the whole of it lies in the client build beside this bundle (see vite.config.ts). */
function styled(html: string, { manifest }: EntryContext): string {
  const href = manifest.routes.root?.css?.[0]
  if (href === undefined) throw new Error('The build has no stylesheet.')
  withFirstStyles ??= firstStyles(wholeOf(href), href)
  return withFirstStyles(html)
}

const wholeOf = (href: string) =>
  readFileSync(new URL(`../client${href.replace('/style-', '/whole-')}`, import.meta.url), 'utf8')

/** A chunk that no route names: the build knows it by its file alone (see vite.config.ts). */
function wakingHref(): string {
  waking ??= readdirSync(new URL('../client/assets', import.meta.url)).find((name) =>
    /^waking-.*\.js$/.test(name),
  )
  if (waking === undefined) throw new Error('The build has nothing to wake a page with.')
  return `/assets/${waking}`
}

let waking: string | undefined
let withFirstStyles: ReturnType<typeof firstStyles> | undefined
