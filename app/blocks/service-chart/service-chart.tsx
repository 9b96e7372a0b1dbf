import { type ReactNode, useId } from 'react'
import { ChartTable } from '#app/blocks/chart/data-table.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import type { ChartWords } from '#content/pages/service-charts.ts'
import styles from './service-chart.module.css'

/** A drawn figure with what it says in words, and its numbers as a table. */
export function ServiceChart({ words, children }: { words: ChartWords; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>
          <SectionHeading id={id} heading={words.heading} />
          {words.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ChartTable summary={calculatorWords.table} {...words.table} />
        </figcaption>
        <div className={`drawing-colours ${styles.drawing}`}>{children}</div>
      </figure>
    </section>
  )
}
