import { island } from '#app/delivery/island.tsx'
import { CallAside } from '#app/forms/call/call-aside.tsx'
import { CallForm } from '#app/forms/call/call-form.tsx'
import { answerFreeTimes, asksForTimes } from '#app/forms/call/free-times.ts'
import { ReceiptLink } from '#app/forms/own-call/receipt-link.tsx'
import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import { answerWithPage, formRoute, readForm } from '#app/forms/submission/form-route.ts'
import { noticeFor } from '#app/forms/submission/notice.ts'
import { serverContext } from '#app/server-context.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { callCopy, callMeta } from '#content/forms/call-copy.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { parseCallbackKind } from '#domain/callback-request.ts'
import { londonDate } from '#domain/london.ts'
import type { Route } from './+types/request-a-callback'

const route = formRoute('callback')
const Form = island('call-form', CallForm)

export const meta = () => pageMetaTags('requestACallback', callMeta)

export async function loader(args: Route.LoaderArgs) {
  const initial = await route.loader(args)
  const receipt = initial.result?.ok ? initial.result.receipt : null
  const asked = new URL(args.request.url).searchParams.get('kind')
  return {
    ...initial,
    kind: receipt?.form === 'callback' ? receipt.kind : parseCallbackKind(asked),
    today: londonDate(args.context.get(serverContext).now()),
  }
}

export const middleware = route.middleware

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const asked = asksForTimes(values)
  if (asked) return await answerFreeTimes(asked, context.get(serverContext))
  return answerWithPage(request, values, await route.submit(values, context))
}

export default function RequestACallbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { today } = loaderData
  const kind = actionData ? parseCallbackKind(actionData.values.kind) : loaderData.kind
  const notice = noticeFor('callback', actionData?.result ?? loaderData.result)
  return (
    <FormPageFrame
      heading={wording.dialogTitle[kind]}
      lead={callCopy[kind].text}
      notice={notice}
      noticeMore={<ReceiptLink notice={notice} />}
      closeTo={pages.requestACallback.path}
      aside={<CallAside kind={kind} />}
    >
      <Form
        kind={kind}
        today={today}
        presentation="page"
        initial={loaderData}
        submitted={actionData}
        page={pages.requestACallback.path}
      />
    </FormPageFrame>
  )
}
