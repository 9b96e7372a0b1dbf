import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { refusalSentence, refusals } from '#content/forms/refusals.ts'
import { acceptsJson } from '#domain/accepts-json.ts'
import type { RawForm } from '#domain/form-check.ts'
import { rawForm } from '#domain/raw-form.ts'
import type { ReceiptResult, SubmitResult } from '#domain/submit-result.ts'
import type { InitialForm, SubmittedForm } from './form-state.ts'
import { statusOf, toJson } from './result-json.ts'

// The loaders and actions of the three forms' routes, as far as they are the same.

type Context = Readonly<RouterContextProvider>

/** For a loader: a key for the form, and what became of the form that was just submitted without JavaScript. */
export async function loadForm(
  request: Request,
  parts: { now(): number; readReceipt(key: string): Promise<ReceiptResult | null> },
): Promise<InitialForm> {
  const key = new URL(request.url).searchParams.get('sent')
  return {
    key: crypto.randomUUID(),
    servedAt: parts.now(),
    result: key === null ? null : await parts.readReceipt(key),
  }
}

/** For the page of a dialog: the page of ours that led to it, as far as the browser says. */
export function referringPage(request: Request): { origin?: string } {
  const referrer = request.headers.get('referer')
  const [here, there] = [request.url, referrer ?? ''].map((address) => URL.parse(address))
  return there && there.host === here?.host ? { origin: there.pathname } : {}
}

/**
 * Answers a script in JSON, which an action cannot: what an action of a page returns is rendered into the page.
 * So this is middleware, in front of the action that answers browsers; both submit by the same function.
 */
export function answerInJson(
  submit: (form: RawForm, context: Context) => Promise<SubmitResult>,
): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (request.method !== 'POST' || !acceptsJson(request.headers.get('accept'))) return await next()
    const form = await request.formData().catch(() => null)
    if (form === null)
      return Response.json({ ok: false, error: refusalSentence(refusals.unreadable) }, { status: 400 })
    const result = await submit(rawForm(form), context)
    return Response.json(toJson(result), { status: statusOf(result) })
  }
}

/** For an action. A body that is no form counts as an empty form, and is answered with what is missing. */
export async function readForm(request: Request): Promise<RawForm> {
  return rawForm(await request.formData().catch(() => new FormData()))
}

/** For an action: a redirect to the thanks, or the page again with what was typed and what is wrong. */
export function answerWithPage<Field extends string>(
  request: Request,
  values: RawForm,
  result: SubmitResult<Field>,
) {
  if (result.ok) {
    const url = new URL(request.url)
    url.searchParams.set('sent', result.key)
    throw redirect(`${url.pathname}${url.search}#sent`, 303)
  }
  return data<SubmittedForm<Field>>({ values, result }, { status: statusOf(result) })
}
