import { useId } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { Card } from '#app/ui/card.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { workItOut } from '#content/pages/calculators/work-it-out.ts'
import { calculatorCards } from '#content/site/calculators.ts'
import { type CalculatorName, calculatorPages } from '#content/site/pages.ts'
import styles from './calculator-cards.module.css'

/** A card for each calculator, or for each other one. */
export function CalculatorCards({ heading, without }: { heading: string; without?: CalculatorName }) {
  const id = useId()
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} heading={heading} />
      <ul className={styles.root}>
        {calculatorCards
          .filter(({ name }) => name !== without)
          .map(({ name, icon, title, text }) => (
            <li key={name}>
              <Card
                title={title}
                text={text}
                icon={<Icon name={icon} />}
                action={(className) => (
                  <SiteLink
                    to={calculatorPages[name].path}
                    className={className}
                    aria-label={`${workItOut.action}: ${title}`}
                  >
                    {workItOut.action}
                  </SiteLink>
                )}
              />
            </li>
          ))}
      </ul>
    </Section>
  )
}
