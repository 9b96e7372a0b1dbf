import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { serverContext } from '#app/server-context.ts'
import { requestErrors } from '#content/forms/request-errors.ts'
import { acceptsJson } from '#domain/accepts-json.ts'
import { callbackFields } from '#domain/callback-request.ts'
import { complaintFields } from '#domain/complaint.ts'
import { contactFields } from '#domain/contact-enquiry.ts'
import type { RawForm } from '#domain/form-check.ts'
import { nameAndEmailFields } from '#domain/name-and-email.ts'
import { rawForm } from '#domain/raw-form.ts'
import { requestErrorSentence } from '#domain/request-error.ts'
import type { FormName, SubmitResult } from '#domain/submit-result.ts'
import { emptyForm, type InitialForm, type SubmittedForm } from './form-state.ts'
import { statusOf, toJson } from './result-json.ts'

type Submit = (form: RawForm, context: Readonly<RouterContextProvider>) => Promise<SubmitResult>

export function formRoute(form: FormName) {
  const submit: Submit = (values, context) => context.get(serverContext).submissions.submit(form, values)
  return {
    submit,
    loader: (args: LoaderFunctionArgs) => loadForm(form, args),
    middleware: [answerInJson(submit)],
    async action({ request, context }: ActionFunctionArgs) {
      const values = await readForm(request)
      return answerWithPage(request, values, await submit(values, context))
    },
  }
}

/**
 * An idempotency key, and the result of a form just submitted without JavaScript. Without a query the page is the same
 * for everyone, so that it can be kept in memory: the key then comes from the form's contents.
 */
async function loadForm(form: FormName, { request, context }: LoaderFunctionArgs): Promise<InitialForm> {
  const { search, searchParams } = new URL(request.url)
  if (search === '') return { ...emptyForm, ...referringPage(request) }
  const { submissions, now } = context.get(serverContext)
  const key = searchParams.get('sent')
  return {
    key: crypto.randomUUID(),
    servedAt: now(),
    result: key === null ? null : await submissions.receipt(form, key),
    ...referringPage(request),
  }
}

/** The page of this site that linked to the form, from the Referer header. */
function referringPage(request: Request): { origin?: string } {
  const referrer = request.headers.get('referer')
  const [here, there] = [request.url, referrer ?? ''].map((address) => URL.parse(address))
  return there && there.host === here?.host ? { origin: there.pathname } : {}
}

/**
 * Answers scripts in JSON. Middleware, because an action's return value is always rendered into the page; the action
 * that answers browsers submits by the same function.
 */
function answerInJson(submit: Submit): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (request.method !== 'POST' || !acceptsJson(request.headers.get('accept'))) return await next()
    const form = await request.formData().catch(() => null)
    if (form === null)
      return Response.json(
        { ok: false, error: requestErrorSentence(requestErrors.unreadable) },
        { status: 400 },
      )
    const result = await submit(knownFields(form), context)
    return Response.json(toJson(result, requestErrorSentence(requestErrors.tooMany)), {
      status: statusOf(result),
    })
  }
}

/** For an action. A body that is not a form counts as an empty form, and gets its validation errors. */
export async function readForm(request: Request): Promise<RawForm> {
  return knownFields(await request.formData().catch(() => new FormData()))
}

const known = new Set<string>([
  ...contactFields,
  ...callbackFields,
  ...nameAndEmailFields,
  ...complaintFields,
  // What forms send beside what is typed (hidden-fields.tsx), and the buttons of a call.
  ...[
    'role',
    'kind',
    'adviser',
    'key',
    'originPage',
    'servedAt',
    'website',
    'show',
    'do',
    'reason',
    'sequence',
    'helped',
  ],
])

/** A page repeats what was sent to it, so nothing else is read. */
function knownFields(form: FormData): RawForm {
  return Object.fromEntries(Object.entries(rawForm(form)).filter(([name]) => known.has(name)))
}

/** For an action: redirect after POST, or the page again with the values and errors. */
export function answerWithPage<Field extends string>(
  request: Pick<Request, 'url'>,
  values: RawForm,
  result: SubmitResult<Field>,
) {
  if (result.ok) {
    const url = new URL(request.url)
    url.searchParams.set('sent', result.key)
    throw redirect(`${url.pathname}${url.search}#sent`, 303)
  }
  return data<SubmittedForm<SubmitResult<Field>>>({ values, result }, { status: statusOf(result) })
}
