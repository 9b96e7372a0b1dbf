import { useId } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { findAnAdviser } from '#content/pages/find-an-adviser.ts'
import { adviserValues } from '#content/pages/values.ts'
import { pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import styles from './values-grid.module.css'
import { ValuesGrid } from './values-grid.tsx'

interface AdviserValuesProps {
  tone?: 'paper' | 'sand' | 'accent'
  /** No padding above: it continues the section before it. */
  flush?: boolean
  /** Their titles alone: what they mean is on the customers' home page. */
  inOneLine?: boolean
}

/** The background is set to differ from the neighbouring sections'. */
export function AdviserValues({ tone = 'sand', flush, inOneLine }: AdviserValuesProps) {
  const id = useId()
  return (
    <Section tone={tone} flush={flush} labelledBy={id}>
      <UnfoldedHeading>
        <SectionHeading id={id} heading={wording.valuesHeading} />
      </UnfoldedHeading>
      <PhoneFold summary={<h2>{wording.valuesHeading}</h2>}>
        <ValuesGrid items={adviserValues} inOneLine={inOneLine} />
      </PhoneFold>
      {!inOneLine && (
        <p className={styles.lead}>
          <ButtonLink kind="quiet" to={pages.findAnAdviser.path}>
            {findAnAdviser.lead}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}
