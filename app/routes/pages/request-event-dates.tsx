import { island } from '#app/delivery/island.tsx'
import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import { formRoute } from '#app/forms/submission/form-route.ts'
import { NameAndEmailForm } from '#app/forms/submission/name-and-email-form.tsx'
import { noticeFor } from '#app/forms/submission/notice.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { eventDatesForm } from '#content/forms/event-dates-form.ts'
import { pages } from '#content/site/pages.ts'
import type { Route } from './+types/request-event-dates'

const { path } = pages.requestEventDates
const { privacy, submit } = eventDatesForm

const route = formRoute('event-dates')
const Form = island('name-and-email-form', NameAndEmailForm)

export const meta = () => pageMetaTags('requestEventDates', eventDatesForm.meta)

export const loader = route.loader
export const middleware = route.middleware
export const action = route.action

export default function RequestEventDatesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPageFrame
      heading={eventDatesForm.heading}
      lead={eventDatesForm.lead}
      notice={noticeFor('event-dates', actionData?.result ?? loaderData.result)}
      closeTo={path}
      aside={<ScenePicture name="events" />}
    >
      <Form
        form="event-dates"
        path={path}
        copy={{ privacy, submit }}
        presentation="page"
        initial={loaderData}
        submitted={actionData}
        page={path}
      />
    </FormPageFrame>
  )
}
