import type { ReactNode } from 'react'
import { SiteLink } from '#app/ui/links.tsx'
import { type RuleChange, whatChangesWhen } from '#content/pages/what-changes-when.ts'
import { fillIn } from '#domain/fill-in.ts'
import { formatDate, plainDate } from '#domain/plain-date.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './rule-changes.module.css'

/** What changes, day by day. */
export function RuleChanges({ changes }: { changes: readonly RuleChange[] }) {
  return (
    <ol className={styles.days}>
      {[...Map.groupBy(changes, ({ day }) => day)].map(([day, ofDay]) => (
        <li key={day} className={styles.day}>
          <p className={styles.date}>
            <time dateTime={day}>{ofDay[0]?.date}</time>
          </p>
          <div className={styles.changes}>
            {ofDay.map((change) => (
              <Change key={change.id} {...change} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Change({ id, title, text, who, todo, action, to, claim }: RuleChange) {
  const { source, reviewBy } = claim
  return (
    <div id={id} className={styles.change}>
      <h3>{title}</h3>
      <p>{text}</p>
      <dl>
        <dt>{whatChangesWhen.who}</dt>
        <dd>{who}</dd>
        <dt>{whatChangesWhen.todo}</dt>
        <dd>
          <LinkedText text={todo} />
        </dd>
      </dl>
      <p>
        <SiteLink to={to}>{action}</SiteLink>
      </p>
      <p className={styles.source}>
        {fillIn(whatChangesWhen.source, { source, day: formatDate(plainDate(reviewBy)) })}
      </p>
    </div>
  )
}

/** Ways to hear of changes, beside one another where there is room. */
export function FollowLinks({ children }: { children: ReactNode }) {
  return <div className={styles.follow}>{children}</div>
}
