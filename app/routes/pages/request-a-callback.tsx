import { island } from '#app/delivery/island.tsx'
import { CallAside } from '#app/forms/call/call-aside.tsx'
import { CallForm } from '#app/forms/call/call-form.tsx'
import { answerFreeTimes, asksForTimes } from '#app/forms/call/free-times.ts'
import { ReceiptLink } from '#app/forms/own-call/receipt-link.tsx'
import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import { answerWithPage, formRoute, readForm } from '#app/forms/submission/form-route.ts'
import { textValue } from '#app/forms/submission/form-state.ts'
import { noticeFor } from '#app/forms/submission/notice.ts'
import { type PageServices, serverContext } from '#app/server-context.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { callCopy, callMeta } from '#content/forms/call-copy.ts'
import { advisers } from '#content/pages/advisers.ts'
import { adviserPage } from '#content/pages/find-an-adviser.ts'
import { pages } from '#content/site/pages.ts'
import { callbackServices } from '#content/site/services.ts'
import { wording } from '#content/site/wording.ts'
import { parseCallbackKind } from '#domain/callback-request.ts'
import { fillIn } from '#domain/fill-in.ts'
import { londonDate } from '#domain/london.ts'
import type { Route } from './+types/request-a-callback'

const route = formRoute('callback')
const Form = island('call-form', CallForm)

export const meta = () => pageMetaTags('requestACallback', callMeta)

export async function loader(args: Route.LoaderArgs) {
  const initial = await route.loader(args)
  const server = args.context.get(serverContext)
  const receipt = initial.result?.ok ? initial.result.receipt : null
  const { searchParams } = new URL(args.request.url)
  const services = searchParams.getAll('services').filter((name) => callbackServices.includes(name))
  return {
    ...initial,
    ...(services.length > 0 && { values: { services } }),
    kind: receipt?.form === 'callback' ? receipt.kind : parseCallbackKind(searchParams.get('kind')),
    today: londonDate(server.now()),
    adviser: await bookable(searchParams.get('adviser'), server),
  }
}

/** Whoever takes no calls is not asked for: anybody may ring. */
async function bookable(asked: string | null, { isBookable, reportError }: PageServices) {
  const adviser = advisers.find(({ slug }) => slug === asked)
  const canTake = adviser && (await isBookable(adviser.slug).catch(reportError))
  return canTake === true ? adviser.slug : undefined
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
  const slug = actionData ? textValue(actionData.values, 'adviser') : loaderData.adviser
  const adviser = advisers.find((one) => one.slug === slug)
  const notice = noticeFor('callback', actionData?.result ?? loaderData.result)
  return (
    <FormPageFrame
      heading={adviser ? fillIn(adviserPage.book, adviser) : wording.dialogTitle[kind]}
      lead={callCopy[kind].text}
      notice={notice}
      noticeMore={<ReceiptLink notice={notice} />}
      closeTo={pages.requestACallback.path}
      aside={<CallAside kind={kind} />}
    >
      <Form
        kind={kind}
        today={today}
        adviser={adviser?.slug}
        presentation="page"
        initial={loaderData}
        submitted={actionData}
        page={pages.requestACallback.path}
      />
    </FormPageFrame>
  )
}
