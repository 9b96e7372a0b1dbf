import { Badge, Note, Panel, PostForm, Problem, Stack } from './elements.tsx'
import styles from './pictures-page.module.css'

interface PictureRow {
  hash: string
  src: string
  alt: string
  size: string
  /** What shows it; empty where nothing does. */
  use: string
}

/** The stored pictures, with what shows them. */
export function PicturesPage({
  rows,
  max,
  problem,
}: {
  rows: PictureRow[]
  max: number
  problem?: string | undefined
}) {
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Panel heading="Pictures of the firm">
        <Note>
          {rows.length} of {max}. A picture is added in the form of what shows it, and removed here once
          nothing does.
        </Note>
        <ul className={styles.list}>
          {rows.map(({ hash, src, alt, size, use }) => (
            <li key={hash} className={styles.row}>
              <img className={styles.picture} src={src} alt="" width={96} height={64} loading="lazy" />
              <div className={styles.words}>
                <span>{alt}</span>
                <p className={styles.by}>{size}</p>
              </div>
              <Badge tone={use === '' ? 'soon' : 'good'}>{use === '' ? 'not used' : use}</Badge>
              {use === '' && (
                <PostForm
                  action="/pictures/remove"
                  hidden={{ hash }}
                  button="Remove"
                  kind="danger"
                  label={`Remove: ${alt}`}
                />
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </Stack>
  )
}
