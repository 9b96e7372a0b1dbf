import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { refusals } from '#content/forms/refusals.ts'
import { formPages, pages } from '#content/site/pages.ts'
import type { RawForm } from '#domain/form-check.ts'
import { rawForm } from '#domain/raw-form.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import { secondsToNextHour } from '#server/enquiries/enquiry-limit.ts'
import type { Submissions } from '#server/enquiries/submissions.ts'
import { refuse } from './refusal.ts'
import { wantsJson } from './wants-json.ts'

/** The three forms, answered in JSON where a script sends them. The pages answer the rest. */
export function formPosts(submissionsOf: (context: Context) => Submissions, now: () => number): Hono {
  const answer = (form: 'contact' | 'callback' | 'brochure') =>
    answerWith((context, raw) => submissionsOf(context)[form](raw))
  const app = new Hono()
  app.post('*', sayWhenToRetry(now))
  app.post(pages.contactUs.path, onlyForms, answer('contact'))
  app.post(formPages.requestACallback.path, onlyForms, answer('callback'))
  app.post(formPages.requestOurBrochure.path, onlyForms, answer('brochure'))
  return app
}

/** A client that has sent as much as an hour allows is told when to come back, whichever way the form came. */
function sayWhenToRetry(now: () => number): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status === 429) context.header('Retry-After', String(secondsToNextHour(now())))
  }
}

const onlyForms: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type') ?? ''
  if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return next()
  return refuse(context, 415, refusals.unreadable)
}

function answerWith(
  submit: (context: Context, raw: RawForm) => Promise<SubmitResult<string>>,
): MiddlewareHandler {
  return async (context, next) => {
    if (!wantsJson(context)) return next()
    const form = await context.req.raw.formData().catch(() => null)
    if (form === null) return refuse(context, 400, refusals.unreadable)
    return asJson(context, await submit(context, rawForm(form)))
  }
}

function asJson(context: Context, result: SubmitResult<string>): Response {
  if (result.ok) return context.json({ ok: true, ...result.receipt })
  const { ok, errors } = result
  switch (result.reason) {
    case 'invalid':
      return context.json({ ok, errors }, 422)
    case 'slot-taken':
      return context.json({ ok, errors, slots: result.slots }, 409)
    case 'too-many':
      return refuse(context, 429, refusals.tooMany)
    case 'fault':
      return context.json({ ok, errors }, 503)
  }
}
