import { useId } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ServiceCard } from '#content/site/types.ts'
import styles from './other-services.module.css'

const heading = 'Our other services'

/** Links to the other services. */
export function OtherServices({ services }: { services: readonly ServiceCard[] }) {
  const id = useId()
  return (
    <Section labelledBy={id}>
      <UnfoldedHeading>
        <SectionHeading id={id} heading={heading} />
      </UnfoldedHeading>
      <PhoneFold summary={<h2>{heading}</h2>}>
        <ul className={styles.list}>
          {services.map(({ id: serviceId, icon, title, path }) => (
            <li key={serviceId}>
              <SiteLink to={path}>
                <Icon name={icon} />
                <span>{title}</span>
                <Icon name="chevron-right" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </Section>
  )
}
