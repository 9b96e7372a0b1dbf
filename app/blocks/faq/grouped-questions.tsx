import type { ReactNode } from 'react'
import { type AnyIconName, Icon } from '#app/illustration/icons/icons.tsx'
import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { guideWords } from '#content/pages/guides.ts'
import styles from './grouped-questions.module.css'

interface QuestionGroup {
  id: string
  icon: AnyIconName
  heading: string
  lead?: string
  /** On phones as well. */
  isOpen?: boolean
  questions: ReactNode
}

interface GroupedQuestionsProps {
  groups: readonly QuestionGroup[]
  /** Below the list of contents. */
  search?: ReactNode
  /** Below the last group. */
  children?: ReactNode
}

/** Questions in groups, with a list of contents beside them; on phones each group is folded. */
export function GroupedQuestions({ groups, search, children }: GroupedQuestionsProps) {
  return (
    <div className={styles.root} data-open={groups.every(({ isOpen }) => isOpen) || undefined}>
      <nav className={styles.contents} aria-label={guideWords.contents}>
        <ul>
          {groups.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
        {search}
      </nav>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} id={group.id} aria-labelledby={`${group.id}-heading`}>
            <Group {...group} />
          </section>
        ))}
        {children}
      </div>
    </div>
  )
}

function Group({ id, icon, heading, lead, isOpen, questions }: QuestionGroup) {
  const title = (
    <>
      <h2 id={`${id}-heading`} className={styles.heading}>
        <Icon name={icon} />
        {heading}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  )
  return isOpen ? (
    <>
      {title}
      {questions}
    </>
  ) : (
    <>
      <UnfoldedHeading>{title}</UnfoldedHeading>
      <PhoneFold summary={<h2>{heading}</h2>}>{questions}</PhoneFold>
    </>
  )
}
