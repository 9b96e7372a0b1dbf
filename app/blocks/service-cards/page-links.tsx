import { Icon } from '#app/illustration/icons/icons.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import type { IconName } from '#content/site/types.ts'
import styles from './page-links.module.css'

/** Links to pages of one kind, each with its icon. */
export function PageLinks({ items }: { items: readonly { icon: IconName; title: string; path: string }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ icon, title, path }) => (
        <li key={path}>
          <SiteLink to={path}>
            <Icon name={icon} />
            <span>{title}</span>
            <Icon name="chevron-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
