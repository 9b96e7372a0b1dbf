import type { CalculatorName } from '#content/site/calculators.ts'
import styles from './calculator-hero.module.css'

interface CalculatorHeroProps {
  name: CalculatorName
  heading: string
  lead: string
}

/** Low, so that question and result are on the first screen; beside the heading a drawing of what it is about. */
export function CalculatorHero({ name, heading, lead }: CalculatorHeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{lead}</p>
        </div>
        <img src={`/pictures/calculator-${name}.svg`} alt="" width={300} height={150} decoding="async" />
      </div>
    </div>
  )
}
