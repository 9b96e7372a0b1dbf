import { useId } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { otherServices } from '#content/pages/service-cards.ts'
import styles from './other-services.module.css'

/** Links to the other services. */
export function OtherServices({ to }: { to: string }) {
  const id = useId()
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} heading="Our other services" />
      <ul className={styles.list}>
        {otherServices(to).map(({ id: serviceId, icon, title, path }) => (
          <li key={serviceId}>
            <SiteLink to={path} className={styles.link}>
              <Icon name={icon} />
              <span>{title}</span>
              <Icon name="chevron-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
