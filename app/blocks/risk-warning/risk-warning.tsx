import { useId } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { Section } from '#app/ui/section.tsx'
import styles from './risk-warning.module.css'

/** By COBS 4.5.2R and FG24/1 always in full, at body size, never behind a click. */
export function RiskWarning({ warnings, flush }: { warnings: readonly string[]; flush?: boolean }) {
  const id = useId()
  if (warnings.length === 0) return null
  return (
    <Section labelledBy={id} {...(flush && { flush })}>
      <div className={styles.root} data-risk-warning>
        <h2 id={id} className={styles.heading}>
          <Icon name="alert" /> The risks
        </h2>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
    </Section>
  )
}
