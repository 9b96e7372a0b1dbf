import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { lifeStageGuides } from '#content/pages/guides.ts'
import { sectionsOf } from '#content/site/text-blocks.ts'
import { FoldedRead } from './long-read.tsx'

/** The three life stages of Our Services in detail. */
export function LifeStages() {
  return Object.entries(lifeStageGuides).map(([id, { heading, lead, ...guide }], index) => (
    <Section key={id} labelledBy={`${id}-in-detail`} tone={index % 2 === 0 ? 'paper' : 'sand'}>
      <FoldedRead
        heading={<SectionHeading id={`${id}-in-detail`} heading={heading} lead={lead} />}
        sections={sectionsOf(guide)}
      />
    </Section>
  ))
}
