import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { sentRequestId } from '#server/http/request-id.ts'
import { logRequest, type ResponseMetrics } from '#server/http/request-log.ts'
import { type Setting, securityHeadersOf } from '#server/http/security-headers.ts'
import { runWithRequestId } from '#server/request-context.ts'
import { type BuiltFiles, fileFor } from './built-files.ts'
import { staticResponse } from './static-response.ts'

/** Any other Host header is left to the middleware. */
const plainHost = /^[\w.-]+(:\d+)?$/

/**
 * The static fast path: answers a built file from memory without Hono and its middleware. False where it has not.
 */
export function createFastPath(parts: {
  files: BuiltFiles
  log: Logger
  setting: Setting
  responses?: ResponseMetrics | undefined
}) {
  const { files, log, responses } = parts
  const security = securityHeadersOf(parts.setting)

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = '', url = '', headers: asked } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    const file = fileFor(files, path, { hasQuery: query >= 0, referrer: asked.referer })
    if (!file || !plainHost.test(asked.host ?? '')) return false

    const started = performance.now()
    const answer = staticResponse(file, method, asked['accept-encoding'], asked['if-none-match'])
    const sent = sentRequestId(asked['x-request-id']?.toString())
    outgoing.writeHead(answer.status, {
      ...security,
      ...answer.headers,
      ...(sent && { 'X-Request-Id': sent }),
    })
    outgoing.end(answer.body)
    runWithRequestId(sent ?? randomUUID(), () =>
      logRequest(log, { method, path, status: answer.status, started }),
    )
    responses?.onResponse({
      method,
      route: responses.routeLabel(path),
      status: answer.status,
      ms: performance.now() - started,
    })
    return true
  }
}
