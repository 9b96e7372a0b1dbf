import { Icon } from '#app/illustration/icons/icons.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { serviceCards } from '#content/pages/service-cards.ts'
import { firm } from '#content/site/firm.ts'
import { dropdowns } from '#content/site/navigation.ts'
import { pages } from '#content/site/pages.ts'
import type { PageAudience } from './audience.ts'
import styles from './menu-shortcuts.module.css'

/** The pages of this side of the site, with icons for customers, and how to reach the firm. */
export function MenuShortcuts({ audience }: Pick<PageAudience, 'audience'>) {
  const isCustomer = audience === 'customer'
  return (
    <div className={`drawing-colours ${styles.root}`}>
      <ul>
        {isCustomer
          ? serviceCards.map(({ path, icon, title }) => (
              <li key={path}>
                <SiteLink to={path}>
                  <Icon name={icon} />
                  {title}
                </SiteLink>
              </li>
            ))
          : dropdowns.Advisers?.map(({ name, route }) => (
              <li key={route}>
                <SiteLink to={route}>{name}</SiteLink>
              </li>
            ))}
      </ul>
      <a href={firm.phone.href}>{firm.phone.display}</a>
      {isCustomer && <SiteLink to={pages.requestACallback.path}>{pages.requestACallback.name}</SiteLink>}
    </div>
  )
}
