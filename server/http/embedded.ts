import type { HonoRequest } from 'hono'

/**
 * Whether a page has this as a picture, script or frame: that of another site may, and must not drive the counters of
 * wrong links. Older browsers and programs do not say what they ask for.
 */
export function isEmbedded(request: HonoRequest): boolean {
  return !['document', 'empty'].includes(request.header('sec-fetch-dest') ?? 'empty')
}
