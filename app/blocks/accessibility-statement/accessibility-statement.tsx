import type { ReactNode } from 'react'
import { SiteLink } from '#app/ui/links.tsx'
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts'
import { complaints } from '#content/legal/complaints.ts'
import { pages } from '#content/site/pages.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from '../prose/prose.module.css'

const { standard, checks, limits, tellUs, enforcement, reviewedLabel } = accessibilityStatement
const { complaint } = enforcement

export function AccessibilityStatement({ reviewed }: { reviewed: string }) {
  return (
    <div className={styles.passages}>
      <Passage heading={standard.heading}>
        {standard.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Passage>
      <Passage heading={checks.heading}>
        <List items={checks.items} />
      </Passage>
      <Passage heading={limits.heading}>
        <List items={limits.items} />
      </Passage>
      <Passage heading={tellUs.heading}>
        <p>
          <LinkedText text={tellUs.text} />
        </p>
      </Passage>
      <Passage heading={enforcement.heading}>
        <p>
          <LinkedText text={enforcement.text} /> {complaint.before}
          <SiteLink to={`${pages.contactUs.path}#${complaints.id}`}>{complaint.link}</SiteLink>
          {complaint.after}
        </p>
        <p>
          {reviewedLabel} {reviewed}
        </p>
      </Passage>
    </div>
  )
}

function Passage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.passage}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
