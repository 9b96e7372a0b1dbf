import { island } from '#app/delivery/island.tsx'
import { BrochureForm } from '#app/forms/brochure/brochure-form.tsx'
import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import { formRoute } from '#app/forms/submission/form-route.ts'
import { noticeFor } from '#app/forms/submission/notice.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { brochureForm } from '#content/forms/brochure-form.ts'
import { pages } from '#content/site/pages.ts'
import type { Route } from './+types/request-our-brochure'

const route = formRoute('brochure')
const Form = island('brochure-form', BrochureForm)

export const meta = () => pageMetaTags('requestOurBrochure', brochureForm.meta)

export const loader = route.loader
export const middleware = route.middleware
export const action = route.action

export default function RequestOurBrochurePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPageFrame
      heading={brochureForm.heading}
      lead={brochureForm.lead}
      notice={noticeFor('brochure', actionData?.result ?? loaderData.result)}
      closeTo={pages.requestOurBrochure.path}
      aside={<ScenePicture name="join-us" />}
    >
      <Form
        presentation="page"
        initial={loaderData}
        submitted={actionData}
        page={pages.requestOurBrochure.path}
      />
    </FormPageFrame>
  )
}
