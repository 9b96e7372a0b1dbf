import type { ReactNode } from 'react'
import { SearchField } from '#app/ui/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { guideWords } from '#content/pages/guides.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { DetailedGuide } from '#content/site/text-blocks.ts'
import type { FaqItem } from '#content/site/types.ts'
import { wording } from '#content/site/wording.ts'
import { Faq } from '../faq/faq.tsx'
import { GroupedQuestions } from '../faq/grouped-questions.tsx'
import { FoldedRead } from '../long-read/long-read.tsx'

interface ServiceQuestionsProps {
  guide: DetailedGuide | undefined
  faq: readonly FaqItem[]
  foot: (item: FaqItem) => ReactNode
  /** Below the questions. */
  children: ReactNode
}

/** What the open parts of a guide leave, in groups, and the questions. */
export function ServiceQuestions({ guide, faq, foot, children }: ServiceQuestionsProps) {
  const folded = guide
    ? ([
        ['before', 'plan', [guide.papers]],
        ['ask', 'steps', guide.questions],
        ['changes', 'calendar', guide.changes ?? []],
        ['notTo', 'alert', [guide.risks, guide.alternatives]],
      ] as const)
    : []
  const groups = folded
    .filter(([, , sections]) => sections.length > 0)
    .map(([id, icon, sections]) => ({
      id,
      icon,
      heading: guideWords.groups[id],
      questions: <FoldedRead sections={sections} />,
    }))
  return (
    <Section tone="sand">
      <GroupedQuestions
        groups={[
          ...groups,
          {
            id: 'faq',
            icon: 'person',
            heading: wording.faqHeading.customer,
            isOpen: true,
            questions: <Faq items={faq} foot={foot} inColumns />,
          },
        ]}
        search={<SearchField action={pages.findAnAnswer.path} {...shellWords.find} />}
      >
        {children}
      </GroupedQuestions>
    </Section>
  )
}
