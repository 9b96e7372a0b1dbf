import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { sampleMark } from '#content/site/sample.ts'
import type { Sample } from '#content/site/types.ts'
import styles from './case-study.module.css'

interface CaseStudyProps extends Partial<Sample> {
  heading: string
  title: string
  situation: string
  whatWeDid: string
  whatChanged: string
  quote: { text: string; name: string }
}

export function CaseStudy(study: CaseStudyProps) {
  const { heading, title, situation, whatWeDid, whatChanged, quote } = study
  const steps = [
    { name: 'The situation', text: situation },
    { name: 'What we did', text: whatWeDid },
    { name: 'What changed', text: whatChanged },
  ]
  return (
    <Section tone="accent" labelledBy="case-study">
      <SectionHeading id="case-study" eyebrow={`${heading}${sampleMark(study)}`} heading={title} />
      <div className={styles.root}>
        <ol className={styles.steps}>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <h3 className={styles.step}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <figure className={styles.quote}>
          <blockquote>{quote.text}</blockquote>
          <figcaption>{quote.name}</figcaption>
        </figure>
      </div>
    </Section>
  )
}
