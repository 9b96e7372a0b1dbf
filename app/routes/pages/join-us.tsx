import { Hero } from '#app/blocks/hero/hero.tsx'
import { Joining } from '#app/blocks/long-read/joining.tsx'
import { PopupCards } from '#app/blocks/popup-cards/popup-cards.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { DialogButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { type CardGroup, joinUs } from '#content/pages/join-us.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'

export const meta = () => pageMetaTags('joinUs', joinUs.meta)

const groups: CardGroup[] = [...joinUs.groups, joinUs.selfEmployed]
const tones = ['paper', 'sand', 'paper', 'accent'] as const

export default function JoinUsPage() {
  return (
    <>
      <Hero {...joinUs.hero} scene="join-us" actions={<BrochureButton />} />
      {groups.map(({ id, heading, intro, cards, ordered, rows }, index) => (
        <Section key={id} tone={tones[index] ?? 'paper'} labelledBy={id}>
          <SectionHeading id={id} heading={heading} lead={intro} />
          <PopupCards cards={cards} {...(ordered && { ordered })} {...(rows && { rows })} />
        </Section>
      ))}
      <Section labelledBy="joining-in-detail">
        <SectionHeading id="joining-in-detail" {...joinUs.detail} />
        <Joining />
      </Section>
      <Section width="narrow" labelledBy="brochure">
        <SectionHeading
          id="brochure"
          heading={joinUs.brochure.heading}
          lead={joinUs.brochure.text}
          align="centre"
        />
        <div style={{ textAlign: 'center' }}>
          <BrochureButton />
        </div>
      </Section>
      <ContactSection audience="adviser" isMainContent />
    </>
  )
}

function BrochureButton() {
  return (
    <DialogButton dialog="brochure" to={pages.requestOurBrochure.path}>
      {wording.brochureButton}
    </DialogButton>
  )
}
