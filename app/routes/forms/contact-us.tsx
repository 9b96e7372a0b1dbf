import { Complaints } from '#app/blocks/complaints/complaints.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { OfficeMapBlock } from '#app/blocks/map/office-map-block.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { NoticeOfContact } from '#app/forms/contact/contact-notice.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { answerForm, readForm } from '#app/forms/submission/form-page.ts'
import { noGreeting } from '#app/forms/submission/form-start.ts'
import { serverContext } from '#app/server-context.ts'
import { useSide } from '#app/shell/audience.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import type { Route } from './+types/contact-us'

const ContactScene = inlineIllustration('contact')

export const meta = () => pageMeta('contactUs', contactUs.meta)

/** The same for all who come with nothing sent, so that it is compressed once, and well. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sent = new URL(request.url).searchParams.get('sent')
  if (sent === null) return noGreeting
  return { ...noGreeting, receipt: await context.get(serverContext).submissions.receipt('contact', sent) }
}

/** Only a page that is loaded whole can follow a form sent without JavaScript; a link needs no request. */
export const clientLoader = () => noGreeting

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  return answerForm(request, typed, await context.get(serverContext).submissions.contact(typed))
}

export default function ContactUsPage({ loaderData, actionData }: Route.ComponentProps) {
  const audience = useSide().isAdviser ? 'adviser' : 'customer'
  const form = { audience, greeting: loaderData, returned: actionData } as const
  return (
    <>
      <Hero {...contactUs.hero[audience]} scene={ContactScene} />
      <ContactSection {...form} notice={<NoticeOfContact {...form} />} />
      <OfficeMapBlock />
      <Complaints />
    </>
  )
}
