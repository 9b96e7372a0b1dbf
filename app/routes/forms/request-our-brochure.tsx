import { BrochureForm } from '#app/forms/brochure/brochure-form.tsx'
import { FormPageFrame } from '#app/forms/submission/form-page-frame.tsx'
import {
  answerInJson,
  answerWithPage,
  loadForm,
  readForm,
  referringPage,
} from '#app/forms/submission/form-route.ts'
import { noticeFor } from '#app/forms/submission/notice.ts'
import { serverContext } from '#app/server-context.ts'
import { unindexedMetaTags } from '#app/shell/meta-tags.ts'
import { brochureForm } from '#content/forms/brochure-form.ts'
import { formPages } from '#content/site/pages.ts'
import type { RawForm } from '#domain/form-check.ts'
import type { Route } from './+types/request-our-brochure'

export const meta = () => unindexedMetaTags(brochureForm.meta)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { submissions, now } = context.get(serverContext)
  const readReceipt = (key: string) => submissions.receipt('brochure', key)
  return { ...(await loadForm(request, { now, readReceipt })), ...referringPage(request) }
}

const submit = (form: RawForm, context: Route.ActionArgs['context']) =>
  context.get(serverContext).submissions.submit('brochure', form)

export const middleware = [answerInJson(submit)]

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return answerWithPage(request, form, await submit(form, context))
}

export default function RequestOurBrochurePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPageFrame
      heading={brochureForm.heading}
      lead={brochureForm.lead}
      notice={noticeFor('brochure', actionData?.result ?? loaderData.result)}
      closeTo={formPages.requestOurBrochure.path}
    >
      <BrochureForm place="page" initial={loaderData} submitted={actionData} />
    </FormPageFrame>
  )
}
