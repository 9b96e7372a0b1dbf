import type { Context } from 'hono'

/** Content negotiation: our scripts ask for JSON alone; a browser that submits a form itself accepts HTML. */
export function wantsJson(context: Context): boolean {
  const accept = context.req.header('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}
