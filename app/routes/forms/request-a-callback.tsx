import { CallbackAside } from '#app/forms/callback/callback-aside.tsx'
import { CallbackForm } from '#app/forms/callback/callback-form.tsx'
import { answerForm, cameFrom, greetForm, readForm, returnForm } from '#app/forms/submission/form-page.ts'
import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import { noticeOf } from '#app/forms/submission/notice.ts'
import { serverContext } from '#app/server-context.ts'
import { formPageMeta } from '#app/shell/page-meta.ts'
import { callbackMeta, callbackWords } from '#content/forms/callback-words.ts'
import { formPages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { type CallbackField, dayError, parseCallbackKind } from '#domain/callback-request.ts'
import { londonDate } from '#domain/london.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { Route } from './+types/request-a-callback'

export const meta = () => formPageMeta(callbackMeta)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { submissions, now } = context.get(serverContext)
  const { searchParams } = new URL(request.url)
  const greeting = await greetForm(request, {
    now,
    readReceipt: (sent) => submissions.receipt('callback', sent),
  })
  const { receipt } = greeting
  const isBooked = typeof receipt === 'object' && receipt?.form === 'callback'
  const asked = isBooked ? receipt.kind : searchParams.get('kind')
  return { ...greeting, ...cameFrom(request), kind: parseCallbackKind(asked), today: londonDate(now()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { submissions, callbacks, now, reportError } = context.get(serverContext)
  const typed = await readForm(request)
  if (typed.show !== 'times') return answerForm(request, typed, await submissions.callback(typed))

  // Only asked which times are free: nothing is sent yet, and nothing but the day is judged.
  const text = String(typed.date ?? '')
  const error = dayError(text, londonDate(now()))
  const day = parsePlainDate(text)
  if (error !== null || day === null)
    return returnForm<CallbackField>({ typed, errors: { date: error ?? 'date' }, trouble: null }, 422)
  try {
    const { slots } = await callbacks.slotsOf(day)
    return returnForm<CallbackField>({ typed, errors: {}, slots, trouble: null }, 200)
  } catch (fault) {
    // As with a script: the times look free, and it is decided when the form is sent.
    reportError(fault)
    return returnForm<CallbackField>({ typed, errors: {}, trouble: null }, 503)
  }
}

export default function RequestACallbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { today } = loaderData
  const kind = actionData ? parseCallbackKind(actionData.typed.kind) : loaderData.kind
  return (
    <FormPageFrame
      heading={wording.dialogTitle[kind]}
      lead={callbackWords[kind].text}
      notice={noticeOf({ greeting: loaderData, returned: actionData })}
      closeTo={formPages.requestACallback.path}
      aside={<CallbackAside kind={kind} />}
    >
      <CallbackForm kind={kind} today={today} place="page" greeting={loaderData} returned={actionData} />
    </FormPageFrame>
  )
}
