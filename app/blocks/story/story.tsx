import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Passage } from '#content/site/types.ts'
import { Passages } from '../prose/passages.tsx'
import styles from './story.module.css'

interface StoryProps {
  story: Passage[]
  mission: Passage
  timeline: { heading: string; items: { year: string; text: string }[] }
  independence: { heading: string; lead: string; points: string[]; always: string; promises: string[] }
}

/** History, mission, timeline and independence of the firm. */
export function Story({ story, mission, timeline, independence }: StoryProps) {
  return (
    <>
      <Section>
        <Passages items={story} />
      </Section>
      <Section tone="accent" labelledBy="mission">
        <div className={styles.mission}>
          <SectionHeading id="mission" heading={mission.heading} />
          {mission.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? styles.statement : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section labelledBy="timeline">
        <SectionHeading id="timeline" heading={timeline.heading} />
        <ol className={styles.timeline}>
          {timeline.items.map(({ year, text }) => (
            <li key={year}>
              <strong>{year}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="sand" labelledBy="independence">
        <SectionHeading id="independence" heading={independence.heading} lead={independence.lead} />
        <Points items={independence.points} />
        <h3 className={styles.always}>{independence.always}</h3>
        <Points items={independence.promises} />
      </Section>
    </>
  )
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  )
}
