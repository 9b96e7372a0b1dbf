import { readFileSync } from 'node:fs'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { services } from './services.ts'
import { StylesheetText } from './shell/document-parts.tsx'
import { startScriptsLater } from './shell/later-scripts.ts'
import { withStructuredData } from './shell/structured-data.ts'

/** Pages are ready at once, so the whole of one is rendered before it is answered: it can then have an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(
    <StylesheetText value={stylesheetText}>
      <ServerRouter context={entry} url={request.url} />
    </StylesheetText>,
    { signal: request.signal },
  )
  await body.allReady
  const html = described(await new Response(body).text(), entry)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.DEV ? html : startScriptsLater(html), { status, headers })
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
  reportFault(context as RouterContextProvider, error)
}

function reportFault(context: RouterContextProvider, error: unknown): void {
  try {
    context.get(services).reportFault(error)
  } catch {
    // Prerendering has no services: whoever builds must see it.
    console.error(error)
  }
}

const stylesheets = new Map<string, string>()

/** From the client build beside this bundle, read once each. */
function stylesheetText(href: string): string {
  const known = stylesheets.get(href)
  if (known !== undefined) return known
  const text = readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8')
  stylesheets.set(href, text)
  return text
}
