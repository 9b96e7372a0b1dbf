import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { pages } from '#content/site/pages.ts'
import styles from './gatherings.module.css'

interface GatheringsProps {
  heading: string
  lead: string
  gatherings: { title: string; text: string }[]
  action: string
}

/** The network's recurring events. */
export function Gatherings({ heading, lead, gatherings, action }: GatheringsProps) {
  return (
    <Section tone="accent" labelledBy="gatherings">
      <SectionHeading id="gatherings" heading={heading} lead={lead} />
      <ul className={styles.list}>
        {gatherings.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink kind="secondary" to={pages.events.path}>
        {action}
      </ButtonLink>
    </Section>
  )
}
