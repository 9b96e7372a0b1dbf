import type { ReactNode } from 'react'
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

export interface Difference {
  path: string
  label: string
  runs: { kind: 'same' | 'added' | 'removed'; text: string }[]
}

/** What changes, word by word. */
export function Differences({ of: differences }: { of: Difference[] }) {
  return (
    <dl className={styles.differences}>
      {differences.map((difference) => (
        <div key={difference.path}>
          <dt>{difference.label}</dt>
          <dd>
            {difference.runs.map(({ kind, text: words }, index) => {
              const text = withPictures(words)
              // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a rendered page never move
              if (kind === 'added') return <ins key={index}>{text}</ins>
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              if (kind === 'removed') return <del key={index}>{text}</del>
              return shortened(words, index === 0, index === difference.runs.length - 1)
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** With the pictures that it names by their addresses. */
function withPictures(text: string): ReactNode[] {
  return text
    .split(/(\/pictures\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? part : <img key={part} className={styles.picture} src={part} alt="" />,
    )
}

/** What stays as it is, around the words that change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const [before, after] = [isFirst ? 0 : KEPT_AROUND, isLast ? 0 : KEPT_AROUND]
  return text.length > 2 * KEPT_AROUND
    ? `${text.slice(0, before)} … ${text.slice(text.length - after)}`
    : text
}

const KEPT_AROUND = 120

/** A public page; its corner can be dragged to the width of a phone. No scripts run in it. */
export function Frame({ title, src }: { title: string; src: string }) {
  return (
    <figure className={styles.frame}>
      <figcaption>{title}</figcaption>
      <iframe title={title} src={src} sandbox="allow-same-origin" />
    </figure>
  )
}
