import { Icon } from '#app/illustration/icons/icons.tsx'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './risk-warning.module.css'

export interface RiskWarningProps {
  warnings: readonly string[]
}

/** Within a section. By COBS 4.5.2R and FG24/1 always in full, at body size, never behind a click. */
export function RiskNotice({ warnings, headingId }: RiskWarningProps & { headingId?: string }) {
  return (
    <div className={styles.root} data-risk-warning>
      <h2 id={headingId} className={styles.heading}>
        <Icon name="alert" /> The risks
      </h2>
      {warnings.map((warning) => (
        <p key={warning}>
          <LinkedText text={warning} />
        </p>
      ))}
    </div>
  )
}
