import type { ReactNode } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { guideWords } from '#content/pages/guides.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { DetailedGuide } from '#content/site/text-blocks.ts'
import type { FaqItem } from '#content/site/types.ts'
import { wording } from '#content/site/wording.ts'
import { Faq } from '../faq/faq.tsx'
import { FoldedRead } from '../long-read/long-read.tsx'
import styles from './service-questions.module.css'

interface ServiceQuestionsProps {
  guide: DetailedGuide | undefined
  faq: readonly FaqItem[]
  foot: (item: FaqItem) => ReactNode
  /** Below the questions. */
  children: ReactNode
}

const { groups } = guideWords
const faqHeading = wording.faqHeading.customer

/** What the open parts of a guide leave, in groups, and the questions, with a list of contents beside them. */
export function ServiceQuestions({ guide, faq, foot, children }: ServiceQuestionsProps) {
  const folded = guide
    ? ([
        ['before', 'plan', [guide.papers]],
        ['change', 'steps', guide.questions],
        ['notTo', 'alert', [guide.risks, guide.alternatives]],
      ] as const)
    : []
  return (
    <Section tone="sand">
      <div className={styles.root}>
        <nav className={styles.contents} aria-label={guideWords.contents}>
          <ul>
            {folded.map(([id]) => (
              <li key={id}>
                <a href={`#${id}`}>{groups[id]}</a>
              </li>
            ))}
            <li>
              <a href="#faq">{faqHeading}</a>
            </li>
          </ul>
          <SearchField action={pages.findAnAnswer.path} {...shellWords.find} />
        </nav>
        <div className={styles.groups}>
          {folded.map(([id, icon, sections]) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <UnfoldedHeading>
                <h2 id={`${id}-heading`} className={styles.heading}>
                  <Icon name={icon} />
                  {groups[id]}
                </h2>
              </UnfoldedHeading>
              <PhoneFold summary={<h2>{groups[id]}</h2>}>
                <FoldedRead sections={sections} />
              </PhoneFold>
            </section>
          ))}
          <section aria-labelledby="faq">
            <h2 id="faq" className={styles.heading}>
              <Icon name="person" />
              {faqHeading}
            </h2>
            <Faq items={faq} foot={foot} />
          </section>
          {children}
        </div>
      </div>
    </Section>
  )
}
