import { type ComponentType, Suspense, useId, useState } from 'react'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { isHydrated } from '#app/delivery/hydration.ts'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { fillIn } from '#domain/fill-in.ts'
import type { CalculatorProps } from './calculator.tsx'
import { CalculatorCards } from './calculator-cards.tsx'
import styles from './calculator-page.module.css'
import type { LoadedCalculator } from './load-calculator.ts'

const Scene = inlineIllustration('work-it-out')

interface CalculatorPageProps {
  calculator: ComponentType<CalculatorProps>
  loaded: LoadedCalculator
}

export function CalculatorPage({ calculator: Calculator, loaded }: CalculatorPageProps) {
  const { name, page, claims, ...props } = loaded
  const { words } = props
  const id = useId()
  // Within a boundary the served form is kept until its code is there. After a page change there is none: the old
  // page stays for as long.
  const [isServed] = useState(() => !isHydrated())
  const form = <Calculator key={JSON.stringify(props.raw)} {...props} />
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} scene={Scene} size="compact" />
      <Sections>
        <Section>
          {page.alternatives && (
            <div className={styles.alternatives}>
              <h2>{page.alternatives.heading}</h2>
              <ul>
                {page.alternatives.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          )}
          {isServed ? <Suspense>{form}</Suspense> : form}
        </Section>
        <Section tone="sand" labelledBy={id}>
          <SectionHeading id={id} heading={words.assumptions} />
          <div className={styles.claims}>
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
          <CalculatorCards without={name} heading={words.others} />
        </div>
      </Sections>
    </>
  )
}
