import { Section } from '#app/ui/section.tsx'
import { lifeStageGuides } from '#content/pages/guides.ts'
import { sectionsOf } from '#content/site/text-blocks.ts'
import { GroupedQuestions } from '../faq/grouped-questions.tsx'
import { FoldedRead } from './long-read.tsx'

const icons = ['steps', 'plan', 'retirement'] as const

/** The three life stages of Our Services in detail. */
export function LifeStages() {
  const groups = Object.entries(lifeStageGuides).map(([id, { heading, lead, ...guide }], index) => ({
    id: `${id}-in-detail`,
    icon: icons[index] ?? 'plan',
    heading,
    lead,
    questions: <FoldedRead sections={sectionsOf(guide)} />,
  }))
  return (
    <Section>
      <GroupedQuestions groups={groups} />
    </Section>
  )
}
