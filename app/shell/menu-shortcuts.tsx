import { Icon } from '#app/illustration/icons/icons.tsx'
import { audiencePath, SiteLink } from '#app/ui/links.tsx'
import { firm } from '#content/site/firm.ts'
import { dropdowns } from '#content/site/navigation.ts'
import { pages } from '#content/site/pages.ts'
import type { PageAudience } from './audience.ts'
import styles from './menu-shortcuts.module.css'

const { findAnAdviser } = pages
/** What leads to a call. */
const moreForCustomers = [{ icon: 'pin', name: findAnAdviser.name, route: findAnAdviser.path }] as const
/** Advisers have no more than three pages below their menu's. */
const moreForAdvisers = [
  { icon: 'calendar', name: pages.events.name, route: pages.events.path },
  { icon: 'blog', name: pages.blog.name, route: audiencePath(pages.blog.path, 'adviser') },
] as const

/** The pages of this side of the site, and how to reach the firm. */
export function MenuShortcuts({ audience }: Pick<PageAudience, 'audience'>) {
  const isCustomer = audience === 'customer'
  const nextStep = isCustomer ? pages.requestACallback : pages.requestOurBrochure
  const places = [
    ...((isCustomer ? dropdowns.Customers : dropdowns.Advisers) ?? []),
    ...(isCustomer ? moreForCustomers : moreForAdvisers),
  ]
  return (
    <div className={`drawing-colours ${styles.root}`}>
      <ul>
        {places.map(({ icon, name, route }) => (
          <li key={route}>
            <SiteLink to={route}>
              <Icon name={icon} />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
      <a href={firm.phone.href}>{firm.phone.display}</a>
      <SiteLink to={nextStep.path}>{nextStep.name}</SiteLink>
    </div>
  )
}
