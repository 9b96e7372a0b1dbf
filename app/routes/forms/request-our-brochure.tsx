import { BrochureForm } from '#app/forms/brochure/brochure-form.tsx'
import { answerForm, cameFrom, greetForm, readForm } from '#app/forms/submission/form-page.ts'
import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import { noticeOf } from '#app/forms/submission/notice.ts'
import { serverContext } from '#app/server-context.ts'
import { formPageMeta } from '#app/shell/page-meta.ts'
import { brochureForm } from '#content/forms/brochure-form.ts'
import { formPages } from '#content/site/pages.ts'
import type { Route } from './+types/request-our-brochure'

export const meta = () => formPageMeta(brochureForm.meta)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { submissions, now } = context.get(serverContext)
  const readReceipt = (sent: string) => submissions.receipt('brochure', sent)
  return { ...(await greetForm(request, { now, readReceipt })), ...cameFrom(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  return answerForm(request, typed, await context.get(serverContext).submissions.brochure(typed))
}

export default function RequestOurBrochurePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPageFrame
      heading={brochureForm.heading}
      lead={brochureForm.lead}
      notice={noticeOf({ greeting: loaderData, returned: actionData })}
      closeTo={formPages.requestOurBrochure.path}
    >
      <BrochureForm place="page" greeting={loaderData} returned={actionData} />
    </FormPageFrame>
  )
}
