import { data, redirect } from 'react-router'
import { island } from '#app/delivery/island.tsx'
import { answerFreeTimes, asksForTimes } from '#app/forms/call/free-times.ts'
import { CallNotFound } from '#app/forms/own-call/call-not-found.tsx'
import { CancelForm } from '#app/forms/own-call/cancel-form.tsx'
import { MoveForm } from '#app/forms/own-call/move-form.tsx'
import { OwnCallCard } from '#app/forms/own-call/own-call-card.tsx'
import { readForm } from '#app/forms/submission/form-route.ts'
import type { SubmittedForm } from '#app/forms/submission/form-state.ts'
import { statuses as formStatuses } from '#app/forms/submission/result-json.ts'
import { serverContext } from '#app/server-context.ts'
import { unindexedMetaTags } from '#app/shell/meta-tags.ts'
import { formCopy } from '#content/forms/form-copy.ts'
import { ownCallCopy, ownCallMeta } from '#content/forms/own-call-copy.ts'
import { ownCallPath } from '#content/site/own-call-path.ts'
import type { RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import type { CallChangeResult, OwnCall } from '#domain/own-call.ts'
import type { Route } from './+types/your-call'

const Move = island('move-form', MoveForm)

type Refusal = Exclude<CallChangeResult, { ok: true }>['reason']

const statuses: Record<Refusal, number> = {
  ...formStatuses,
  stale: 409,
  begun: 409,
  unknown: 404,
  unnamed: 422,
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.call) return unindexedMetaTags(ownCallMeta.unknown)
  const { call, done } = loaderData
  const state = call.state === 'cancelled' ? 'cancelled' : done === 'moved' ? 'moved' : 'booked'
  return unindexedMetaTags(ownCallMeta[state])
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { ownCalls, now } = context.get(serverContext)
  const call = await ownCalls.read(params.secret)
  if (typeof call === 'string') return data({ call: null, reason: call }, { status: statuses[call] })
  const { searchParams } = new URL(request.url)
  return data({
    call,
    path: `${ownCallPath}/${params.secret}`,
    today: londonDate(now()),
    show: searchParams.get('show'),
    done: searchParams.get('done'),
  })
}

export async function action({ params: { secret }, request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const asked = asksForTimes(values)
  if (asked) return await freeTimes(secret, asked, context)
  const result = await changeCall(secret, values, context)
  if (result.ok) throw redirect(`${ownCallPath}/${secret}?done=${result.kind}#call`, 303)
  return data<SubmittedForm<CallChangeResult>>({ values, result }, { status: statuses[result.reason] })
}

async function changeCall(
  secret: string,
  values: RawForm,
  context: Route.ActionArgs['context'],
): Promise<CallChangeResult> {
  const { ownCalls } = context.get(serverContext)
  if (values.do === 'move') return await ownCalls.move(secret, values)
  if (values.do === 'cancel') return await ownCalls.cancel(secret, values)
  if (values.do === 'answer') return await ownCalls.answer(secret, values)
  const call = await ownCalls.read(secret)
  return { ok: false, reason: typeof call === 'string' ? call : 'unnamed' }
}

async function freeTimes(secret: string, values: RawForm, context: Route.ActionArgs['context']) {
  const parts = context.get(serverContext)
  const call = await parts.ownCalls.read(secret)
  if (typeof call === 'string')
    return data<SubmittedForm<CallChangeResult>>({ values: {} }, { status: statuses[call] })
  return await answerFreeTimes(values, parts)
}

export default function YourCallPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.call === null) return <CallNotFound isLimited={loaderData.reason === 'too-many'} />
  const { call, path, today, show, done } = loaderData
  const forms = {
    move: <Move call={call} path={path} today={today} submitted={actionData} />,
    cancel: <CancelForm call={call} path={path} submitted={actionData} />,
  }
  // A refused form is shown again, also where the address that it was sent to names none.
  const shown = actionData?.values.do ?? show
  const notice = actionData?.result ? refusalNotice(actionData.result) : doneNotice(done, call)
  return (
    <OwnCallCard
      call={call}
      path={path}
      notice={notice}
      form={shown === 'move' || shown === 'cancel' ? forms[shown] : undefined}
    />
  )
}

/** Null where the errors at the fields are enough. */
function refusalNotice(result: CallChangeResult) {
  if (result.ok || result.reason === 'invalid' || result.reason === 'slot-taken') return null
  const { notices } = ownCallCopy
  const text =
    result.reason === 'too-many'
      ? formCopy.tooMany.text
      : notices[result.reason === 'unknown' ? 'failed' : result.reason]
  return { type: 'error', text } as const
}

/** Only where it is true: anybody can write it into the address. */
function doneNotice(done: string | null, { state, asks }: OwnCall) {
  const { notices } = ownCallCopy
  if (done === 'moved' && state === 'booked') return { type: 'success', text: notices.moved } as const
  if (done === 'answered' && !asks) return { type: 'success', text: notices.answered } as const
  if (done === 'cancelled' && state === 'cancelled')
    return { type: 'success', text: notices.cancelled } as const
  return null
}
