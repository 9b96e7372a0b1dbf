import { island } from '#app/delivery/island.tsx'
import { ComplaintForm } from '#app/forms/complaint/complaint-form.tsx'
import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import { formRoute } from '#app/forms/submission/form-route.ts'
import { noticeFor } from '#app/forms/submission/notice.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { SiteLink } from '#app/ui/links.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { complaintForm } from '#content/forms/complaint-form.ts'
import { complaints } from '#content/legal/complaints.ts'
import { pages } from '#content/site/pages.ts'
import type { Route } from './+types/complain'

const route = formRoute('complaint')
const Form = island('complaint-form', ComplaintForm)

export const meta = () => pageMetaTags('complain', complaintForm.meta)

export const loader = route.loader
export const middleware = route.middleware
export const action = route.action

export default function ComplainPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPageFrame
      heading={complaintForm.heading}
      lead={complaintForm.lead}
      notice={noticeFor('complaint', actionData?.result ?? loaderData.result)}
      closeTo={pages.complain.path}
      aside={<ScenePicture name="accessibility" />}
    >
      <p>
        <SiteLink to={`${pages.contactUs.path}#${complaints.id}`}>{complaintForm.procedure}</SiteLink>
      </p>
      <Form initial={loaderData} submitted={actionData} page={pages.complain.path} />
    </FormPageFrame>
  )
}
