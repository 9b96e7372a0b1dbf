import styles from './content-pages.module.css'

export interface EntryLink {
  href: string
  title: string
  /** What it says there, or who has a draft of it. */
  note?: string | undefined
}

export function Links({ of: links }: { of: EntryLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, title, note }) => (
        <li key={href + title}>
          <a href={href}>{title}</a>
          {note && <span className={styles.note}> {note}</span>}
        </li>
      ))}
    </ul>
  )
}

/** A public page; its corner can be dragged to the width of a phone. No scripts run in it. */
export function Frame({ title, src }: { title: string; src: string }) {
  return (
    <figure className={styles.frame}>
      <figcaption>{title}</figcaption>
      <iframe title={title} src={src} sandbox="allow-same-origin" />
    </figure>
  )
}
