import { Hono, type MiddlewareHandler } from 'hono'
import { requestErrors } from '#content/forms/request-errors.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { secondsToNextHour } from '#server/platform/rate-limit.ts'
import { refuse } from './refuse.ts'

/** Checks the Content-Type of a form's POST, and adds Retry-After to a 429. The routes do the rest. */
export function checkFormPosts(now: () => number): Hono {
  const app = new Hono()
  for (const { path } of [pages.contactUs, ...allPages.filter(({ isForm }) => isForm)]) {
    app.post(path, onlyForms, retryAfter(now))
  }
  return app
}

export const onlyForms: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type') ?? ''
  if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return next()
  return refuse(context, 415, requestErrors.unreadable)
}

export function retryAfter(now: () => number): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status === 429) context.header('Retry-After', String(secondsToNextHour(now())))
  }
}
