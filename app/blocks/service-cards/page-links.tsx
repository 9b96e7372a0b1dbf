import { Icon } from '#app/illustration/icons/icons.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import styles from './page-links.module.css'

interface PageLinksProps {
  items: readonly { drawing: string; title: string; path: string }[]
}

/** Links to pages of one kind, each with its drawing. */
export function PageLinks({ items }: PageLinksProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ drawing, title, path }) => (
        <li key={path}>
          <SiteLink to={path}>
            <img src={drawing} alt="" width={300} height={150} loading="lazy" decoding="async" />
            <span>{title}</span>
            <Icon name="chevron-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
