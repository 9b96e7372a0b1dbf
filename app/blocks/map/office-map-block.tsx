import { useId } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { OfficeMap } from '#app/illustration/office-map.tsx'
import { NewTabButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { inOneLine } from '#content/site/firm.ts'
import { type Office, officeCopy, offices } from '#content/site/offices.ts'
import { hoursInLines } from '#domain/opening-hours-list.ts'
import { CatalogueImage } from '../catalogue-image/catalogue-image.tsx'
import styles from './office-map-block.module.css'
import { OpenNow } from './open-now.tsx'

/** Each office with its map. */
export function OfficeMapBlock() {
  return offices.map((office) => <OfficeBlock key={office.id} {...office} />)
}

function OfficeBlock({ id, town, address, hours, map }: Office) {
  const headingId = useId()
  const way = encodeURIComponent(address.join(', '))
  return (
    <Section tone="sand" labelledBy={headingId}>
      <div className={styles.root}>
        <div className={styles.map}>
          {/* The firm's own picture, or the drawn map. */}
          {'src' in map ? <CatalogueImage name={id} of={{ [id]: map }} /> : <OfficeMap {...map} />}
        </div>
        <div>
          <SectionHeading id={headingId} heading={officeCopy.heading(town)} />
          <div className={styles.facts}>
            <div className={styles.fact}>
              <Icon name="pin" />
              <div>
                <h3>{officeCopy.addressHeading}</h3>
                <address className={styles.address}>{inOneLine(address)}</address>
              </div>
            </div>
            <div className={styles.fact}>
              <Icon name="clock" />
              <div>
                <h3>{officeCopy.hoursHeading}</h3>
                {hoursInLines(hours).map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <OpenNow hours={hours} />
              </div>
            </div>
          </div>
          <p className={styles.note}>{officeCopy.text}</p>
          <NewTabButton href={`https://www.openstreetmap.org/directions?to=${way}`} data-print="never">
            {officeCopy.directions}
          </NewTabButton>
        </div>
      </div>
    </Section>
  )
}
