import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Partner } from '#content/pages/technology.ts'
import { adviserLogos } from '#content/site/images/logos.ts'
import { sampleMark } from '#content/site/sample.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './partners.module.css'

interface PartnersProps {
  id: string
  heading: string
  lead: string
  tone?: 'paper' | 'accent'
  partners: readonly Partner[]
}

export function Partners({ id, heading, lead, tone = 'paper', partners }: PartnersProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={partners.length === 1 ? styles.single : undefined}>
        <SectionHeading id={id} heading={heading} lead={lead} />
        <ul className={styles.root}>
          {partners.map((partner) => (
            <li key={partner.name} className={styles.card}>
              <CatalogueImage name={partner.logo} of={adviserLogos} className={styles.logo ?? ''} alt="" />
              <h3 className={styles.name}>{`${partner.name}${sampleMark(partner)}`}</h3>
              <p className={styles.text}>{partner.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
