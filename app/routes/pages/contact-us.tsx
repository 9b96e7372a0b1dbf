import { Complaints } from '#app/blocks/complaints/complaints.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { OfficeMapBlock } from '#app/blocks/map/office-map-block.tsx'
import { ContactNotice } from '#app/forms/contact/contact-notice.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { answerWithPage, formRoute, readForm } from '#app/forms/submission/form-route.ts'
import { emptyForm } from '#app/forms/submission/form-state.ts'
import { serverContext } from '#app/server-context.ts'
import { usePageAudience } from '#app/shell/audience.ts'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { calculatorMessage } from '#domain/calculator-message.ts'
import type { RawForm } from '#domain/form-check.ts'
import type { Route } from './+types/contact-us'

export const meta = () => pageMetaTags('contactUs', contactUs.meta)

/**
 * Constant unless a form was just sent, so that the compressed page can be cached; or with the figures of a calculator
 * as the beginning of the message.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const key = searchParams.get('sent')
  const message = calculatorMessage(searchParams.get('figures'))
  if (key === null) return message ? { ...emptyForm, values: { message } } : emptyForm
  return { ...emptyForm, result: await context.get(serverContext).submissions.receipt('contact', key) }
}

const route = formRoute('contact')

export const middleware = route.middleware

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const url = new URL(request.url)
  if (isFromAdviser(form)) url.searchParams.set('audience', 'adviser')
  return answerWithPage({ url: url.href }, form, await route.submit(form, context))
}

/** The form's role counts, also where it was sent to the address of the customers' form. */
const isFromAdviser = ({ role }: RawForm) => role === 'Adviser'

export default function ContactUsPage({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePageAudience()
  const audience = actionData && isFromAdviser(actionData.values) ? 'adviser' : page.audience
  const form = { audience, initial: loaderData, submitted: actionData } as const
  return (
    <>
      <Hero {...contactUs.hero[audience]} scene="contact" size="compact" />
      <ContactSection {...form} isMainContent notice={<ContactNotice {...form} />} />
      <OfficeMapBlock />
      <Complaints />
    </>
  )
}
