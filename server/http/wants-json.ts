import type { Context } from 'hono'

/** A script asks for JSON by name; a browser that sends a form by itself asks for a page. */
export function wantsJson(context: Context): boolean {
  const accept = context.req.header('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}
