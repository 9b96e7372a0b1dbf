import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { sentRequestId } from '#server/http/request-id.ts'
import { logRequest, type ResponseMetrics } from '#server/http/request-log.ts'
import { type Setting, securityHeadersOf } from '#server/http/security-headers.ts'
import { fileFor, type MemoryFile, type MemoryFiles } from './built-files.ts'
import { type StaticResponse, staticResponse } from './static-response.ts'

/** Any other Host header is left to the middleware. */
const plainHost = /^[\w.-]+(:\d+)?$/

interface FastPathParts {
  files: MemoryFiles
  /** An answer of an endpoint that is still fresh, by the target of the request. */
  recentAnswer(target: string): MemoryFile | undefined
  log: Logger
  setting: Setting
  /** Where responses are measured, if they are. */
  responses?: ResponseMetrics | undefined
}

/**
 * The static fast path: answers a built file, or what an endpoint has answered just before, from memory without Hono
 * and its middleware. False where it has not.
 */
export function createFastPath(parts: FastPathParts) {
  const { files, recentAnswer, log, responses } = parts
  const security = securityHeadersOf(parts.setting)
  const headersOf = new WeakMap<StaticResponse, Record<string, string>>()

  const completeHeaders = (answer: StaticResponse) => {
    let headers = headersOf.get(answer)
    if (!headers) {
      headers = { ...security, ...answer.headers }
      headersOf.set(answer, headers)
    }
    return headers
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = '', url = '', headers: requestHeaders } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    const started = performance.now()
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    const file = fileFor(files, path, { hasQuery: query >= 0, referrer: requestHeaders.referer })
    const found = file ?? recentAnswer(url)
    if (!found || !plainHost.test(requestHeaders.host ?? '')) return false

    const answer = staticResponse(found, requestHeaders['accept-encoding'], requestHeaders['if-none-match'])
    const sent = sentRequestId(requestHeaders['x-request-id']?.toString())
    // Files get no id of their own: see request-id.ts.
    const requestId = sent ?? (file ? undefined : randomUUID())
    const headers = completeHeaders(answer)
    outgoing.writeHead(answer.status, requestId ? { ...headers, 'X-Request-Id': requestId } : headers)
    outgoing.end(method === 'HEAD' ? null : answer.body)
    if (log.isLevelEnabled('info'))
      logRequest(log, { method, path, status: answer.status, started }, requestId ?? randomUUID())
    responses?.onResponse({
      method,
      route: file ? responses.routeLabel(path) : path,
      status: answer.status,
      ms: performance.now() - started,
    })
    return true
  }
}
