import { useId } from 'react'
import { Section } from '#app/ui/section.tsx'
import { figuresNote } from '#content/site/checked.ts'
import { RiskNotice, type RiskWarningProps } from './risk-notice.tsx'
import styles from './risk-warning.module.css'

/** A section of its own. */
export function RiskWarning({
  warnings,
  figures,
  flush,
}: RiskWarningProps & {
  /** Whether the page has figures of the register. */
  figures?: boolean
  flush?: boolean
}) {
  const id = useId()
  const hasWarnings = warnings.length > 0
  if (!hasWarnings && !figures) return null
  return (
    <Section {...(hasWarnings && { labelledBy: id })} {...(flush && { flush })}>
      {hasWarnings && <RiskNotice warnings={warnings} headingId={id} />}
      {figures && <p className={styles.figures}>{figuresNote}</p>}
    </Section>
  )
}
