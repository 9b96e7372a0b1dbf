import { useId } from 'react'
import { DrawingHero } from '#app/blocks/hero/drawing-hero.tsx'
import { PageLinks } from '#app/blocks/service-cards/page-links.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { calculatorNames, calculators } from '#content/site/calculators.ts'
import { pageDrawing } from '#content/site/drawings.ts'
import { fillIn } from '#domain/fill-in.ts'
import { CalculatorForm } from './calculator-form.tsx'
import styles from './calculator-page.module.css'
import type { LoadedCalculator } from './load-calculator.ts'

export function CalculatorPage({ loaded }: { loaded: LoadedCalculator }) {
  const { name, page, claims, words } = loaded
  const id = useId()
  return (
    <>
      <DrawingHero page={name} heading={page.heading} lead={page.lead} forTool />
      <div className={styles.calculator}>
        <CalculatorForm loaded={loaded} />
      </div>
      {page.alternatives && (
        <Section>
          <div className={styles.alternatives}>
            <h2>{page.alternatives.heading}</h2>
            <ul>
              {page.alternatives.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      <Section tone="sand" labelledBy={id}>
        <SectionHeading id={id} heading={words.assumptions} />
        <div className={styles.claims}>
          <p>{words.checked}</p>
          {page.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {claims.map((claim) => (
            <p key={claim.statement}>
              {claim.statement}
              {claim.overdue && (
                <strong className={styles.overdue}> {fillIn(words.overdue, { day: claim.overdue })}</strong>
              )}
              <span className={styles.source}>{fillIn(words.source, claim)}</span>
            </p>
          ))}
        </div>
      </Section>
      <div data-print="never">
        <Section labelledBy={`${id}-others`}>
          <SectionHeading id={`${id}-others`} heading={words.others} />
          <PageLinks
            items={calculatorNames
              .filter((other) => other !== name)
              .map((other) => ({ ...calculators[other], drawing: pageDrawing(other) }))}
          />
        </Section>
      </div>
    </>
  )
}
