import { Hero } from '#app/blocks/hero/hero.tsx'
import { JoinUsButton } from '#app/blocks/join-us-button.tsx'
import { Passages } from '#app/blocks/prose/passages.tsx'
import { TeamGrid } from '#app/blocks/team-grid/team-grid.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { team } from '#content/pages/team.ts'

export const meta = () => pageMetaTags('adviserAboutUs', adviserAboutUs.meta)

export default function AdviserAboutUsPage() {
  return (
    <>
      <Hero {...adviserAboutUs.hero} scene="adviser-about" actions={<JoinUsButton />} />
      <Section>
        <Passages items={adviserAboutUs.passages} />
      </Section>
      <Section tone="sand" labelledBy="team">
        <SectionHeading id="team" leads {...adviserAboutUs.team} />
        <TeamGrid members={team} />
      </Section>
      <ContactSection audience="adviser" />
    </>
  )
}
