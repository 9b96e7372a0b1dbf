import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import {
  answerInJson,
  answerWithPage,
  loadForm,
  readForm,
  referringPage,
} from '#app/forms/submission/form-route.ts'
import { NameAndEmailForm } from '#app/forms/submission/name-and-email-form.tsx'
import { noticeFor } from '#app/forms/submission/notice.ts'
import { serverContext } from '#app/server-context.ts'
import { unindexedMetaTags } from '#app/shell/meta-tags.ts'
import { eventDatesForm } from '#content/forms/event-dates-form.ts'
import { formPages } from '#content/site/pages.ts'
import type { RawForm } from '#domain/form-check.ts'
import type { Route } from './+types/request-event-dates'

const { path } = formPages.requestEventDates

export const meta = () => unindexedMetaTags(eventDatesForm.meta)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { submissions, now } = context.get(serverContext)
  const readReceipt = (key: string) => submissions.receipt('event-dates', key)
  return { ...(await loadForm(request, { now, readReceipt })), ...referringPage(request) }
}

const submit = (form: RawForm, context: Route.ActionArgs['context']) =>
  context.get(serverContext).submissions.submit('event-dates', form)

export const middleware = [answerInJson(submit)]

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return answerWithPage(request, form, await submit(form, context))
}

export default function RequestEventDatesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPageFrame
      heading={eventDatesForm.heading}
      lead={eventDatesForm.lead}
      notice={noticeFor('event-dates', actionData?.result ?? loaderData.result)}
      closeTo={path}
    >
      <NameAndEmailForm
        form="event-dates"
        path={path}
        words={eventDatesForm}
        place="page"
        initial={loaderData}
        submitted={actionData}
      />
    </FormPageFrame>
  )
}
