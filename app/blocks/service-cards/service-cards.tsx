import { Icon } from '#app/illustration/icons/icons.tsx'
import { Card } from '#app/ui/card.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ServiceCard } from '#content/site/types.ts'
import styles from './service-cards.module.css'

export function ServiceCards({ services }: { services: ServiceCard[] }) {
  return (
    <ul className={styles.root}>
      {services.map(({ id, icon, title, summary, path }) => (
        <li key={id}>
          <Card
            title={title}
            text={summary}
            icon={<Icon name={icon} />}
            action={(className) => (
              <SiteLink to={path} className={className}>
                Find out more<VisuallyHidden>{` about ${title}`}</VisuallyHidden>
              </SiteLink>
            )}
          />
        </li>
      ))}
    </ul>
  )
}
