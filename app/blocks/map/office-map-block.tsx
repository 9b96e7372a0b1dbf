import { useId } from 'react'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { NewTabButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { addressInOneLine } from '#content/site/firm.ts'
import { office } from '#content/site/office.ts'
import styles from './office-map-block.module.css'
import { OpenNow } from './open-now.tsx'

const words = office
const OfficeMap = inlineIllustration('office-map')

export function OfficeMapBlock() {
  const id = useId()
  return (
    <Section tone="sand" labelledBy={id}>
      <div className={styles.root}>
        <div className={styles.map}>
          <OfficeMap />
        </div>
        <div>
          <SectionHeading id={id} heading={words.heading} />
          <div className={styles.facts}>
            <div className={styles.fact}>
              <Icon name="pin" />
              <div>
                <h3>{words.addressHeading}</h3>
                <address className={styles.address}>{addressInOneLine}</address>
              </div>
            </div>
            <div className={styles.fact}>
              <Icon name="clock" />
              <div>
                <h3>{words.hoursHeading}</h3>
                {words.hours.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <OpenNow />
              </div>
            </div>
          </div>
          <p className={styles.note}>{words.text}</p>
          <NewTabButton href={words.directionsUrl} data-print="never">
            {words.directions}
          </NewTabButton>
        </div>
      </div>
    </Section>
  )
}
