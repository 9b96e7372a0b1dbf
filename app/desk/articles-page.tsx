import { Button, ButtonLink } from '#app/ui/button.tsx'
import styles from './articles-page.module.css'
import { Actions, Badge, Details, Note, Panel, PostForm, Problem, Stack } from './elements.tsx'

export interface ArticleRow {
  id: string
  /** Its title, or the beginning of what it says. */
  name: string
  /** Author or outlet, and day. */
  by: string
  isHidden: boolean
  /** Empty where its picture is of another site, which no page loads, or is gone. */
  picture: string
}

interface ArticlesPageProps {
  rows: ArticleRow[]
  /** `/news` or `/blog`. */
  path: string
  problem?: string | undefined
}

/** The list of news or blog items, in the order of the public page. */
export function ArticlesPage({ rows, path, problem }: ArticlesPageProps) {
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <p className={styles.links}>
        <ButtonLink to={`${path}/new`}>{path === '/news' ? 'Add a news item' : 'Add an article'}</ButtonLink>
        <a href="/pictures">Stored pictures</a>
      </p>
      <Panel heading={path === '/news' ? 'News, as the page shows it' : 'Blog, as the page shows it'}>
        <Note>
          Visitors see a change within five seconds. A hidden item keeps its place, and no page has it.
        </Note>
        {rows.length === 0 && <p>Nothing yet.</p>}
        <ol className={styles.list}>
          {rows.map((row, index) => (
            <li key={row.id} id={`a-${row.id}`} className={styles.row}>
              {row.picture === '' ? (
                <span className={styles.picture} />
              ) : (
                <img
                  className={styles.picture}
                  src={row.picture}
                  alt=""
                  width={96}
                  height={64}
                  loading="lazy"
                />
              )}
              <div className={styles.words}>
                <a href={`${path}/${row.id}`}>{row.name}</a>
                <p className={styles.by}>{row.by}</p>
              </div>
              <Badge tone={row.isHidden ? 'soon' : 'good'}>{row.isHidden ? 'hidden' : 'shown'}</Badge>
              <form method="post" action={`${path}/${row.id}/move`} className={styles.actions}>
                <RowButton name={row.name} label="Up" to={index} isOff={index === 0} />
                <RowButton name={row.name} label="Down" to={index + 2} isOff={index === rows.length - 1} />
                <Button
                  type="submit"
                  kind="secondary"
                  data-size="small"
                  formAction={`${path}/${row.id}/${row.isHidden ? 'show' : 'hide'}`}
                  aria-label={`${row.isHidden ? 'Show' : 'Hide'}: ${row.name}`}
                >
                  {row.isHidden ? 'Show' : 'Hide'}
                </Button>
                <a href={`${path}/${row.id}/remove`} aria-label={`Remove: ${row.name}`}>
                  Remove
                </a>
              </form>
            </li>
          ))}
        </ol>
      </Panel>
    </Stack>
  )
}

interface RowButtonProps {
  name: string
  label: 'Up' | 'Down'
  to: number
  isOff: boolean
}

/** It stays in its place at the ends of the list, so that the others do not move under the pointer. */
function RowButton({ name, label, to, isOff }: RowButtonProps) {
  return (
    <Button
      type="submit"
      kind="secondary"
      data-size="small"
      name="to"
      value={to}
      disabled={isOff}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  )
}

interface RemovalProps {
  row: ArticleRow
  path: string
}

/** Asks before an item is removed for good. */
export function ArticleRemoval({ row, path }: RemovalProps) {
  return (
    <Panel heading={row.name}>
      <Details of={{ By: row.by, State: row.isHidden ? 'hidden' : 'shown' }} />
      <Note>
        A removed item cannot be brought back, except from a backup. To take it off the page for a while, hide
        it. Its picture stays stored.
      </Note>
      <Actions>
        <PostForm action={`${path}/${row.id}/remove`} button="Remove it for good" />
        {!row.isHidden && (
          <PostForm action={`${path}/${row.id}/hide`} button="Hide it instead" kind="secondary" />
        )}
        <a href={path}>Keep it</a>
      </Actions>
    </Panel>
  )
}

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
          {rows.length} of {max}. A picture is added with the item that shows it, and removed here once
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

/** In the frame of the preview, where there is nothing to show. */
export function EmptyPreview({ sentences, stylesheet }: { sentences: string[]; stylesheet: string }) {
  return (
    <html lang="en-GB" data-audience="customer">
      <head>
        <meta charSet="utf-8" />
        <title>Preview</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body className={styles.empty}>
        <main>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </main>
      </body>
    </html>
  )
}
