import { useId } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { Card } from '#app/ui/card.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { workItOut } from '#content/pages/calculators/work-it-out.ts'
import { type CalculatorEntry, calculatorNames, calculators } from '#content/site/calculators.ts'
import styles from './calculator-cards.module.css'

export function CalculatorCards({ heading }: { heading: string }) {
  const id = useId()
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} heading={heading} />
      <ul className={styles.root}>
        {calculatorNames.map((name) => (
          <li key={name}>
            <CalculatorCard {...calculators[name]} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CalculatorCard({ path, icon, title, card }: CalculatorEntry) {
  const heading = card.heading ?? title
  return (
    <Card
      title={heading}
      text={card.text}
      icon={<Icon name={icon} />}
      action={(className) => (
        <SiteLink to={path} className={className} aria-label={`${workItOut.action}: ${heading}`}>
          {workItOut.action}
        </SiteLink>
      )}
    />
  )
}
