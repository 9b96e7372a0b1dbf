import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { services } from './services.ts'

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
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
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
