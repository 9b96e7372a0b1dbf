import { data, redirect } from 'react-router'
import type { FormErrors, RawForm } from '#domain/form-check.ts'
import { rawForm } from '#domain/raw-form.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import type { FormGreeting, ReturnedForm } from './form-start.ts'

// How a page answers a form that comes without JavaScript: the part of the routes' loaders and actions that
// is the same for all three.

/** For a loader: a key for the form, and the thanks for one that was just sent. */
export async function greetForm(
  request: Request,
  parts: { now(): number; readReceipt(sent: string): Promise<FormGreeting['receipt']> },
): Promise<FormGreeting> {
  const sent = new URL(request.url).searchParams.get('sent')
  return {
    key: crypto.randomUUID(),
    servedAt: parts.now(),
    receipt: sent === null ? null : await parts.readReceipt(sent),
  }
}

export async function readForm(request: Request): Promise<RawForm> {
  // A body that is no form counts as an empty one, and is answered with what is missing.
  const form = await request.formData().catch(() => new FormData())
  return rawForm(form)
}

/** For an action: back to the page with thanks, or the page again with what was typed and what to mend. */
export function answerForm<Field extends string>(
  request: Request,
  typed: RawForm,
  result: SubmitResult<Field>,
) {
  if (result.ok) {
    const url = new URL(request.url)
    url.searchParams.set('sent', result.sent)
    throw redirect(`${url.pathname}${url.search}#sent`, 303)
  }
  const slots = result.reason === 'slot-taken' ? result.slots : undefined
  const trouble = result.reason === 'fault' || result.reason === 'too-many' ? result.reason : null
  const status = { invalid: 422, 'slot-taken': 409, 'too-many': 429, fault: 503 }[result.reason]
  return returnForm({ typed, errors: result.errors, slots, trouble }, status)
}

export function returnForm<Field extends string>(
  returned: ReturnedForm<Field> & { errors: FormErrors<Field> },
  status: number,
) {
  return data(returned, { status })
}

/** For the page of a dialog: the page of ours that led to it, as far as the browser says. */
export function cameFrom(request: Request): { origin?: string } {
  const referrer = request.headers.get('referer')
  const [here, there] = [request.url, referrer ?? ''].map((address) => URL.parse(address))
  return there && there.host === here?.host ? { origin: there.pathname } : {}
}
