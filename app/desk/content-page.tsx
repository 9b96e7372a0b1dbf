import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { type EntryLink, Frame, Links } from './content-elements.tsx'
import styles from './content-pages.module.css'
import { Actions, Fold, FormRow, Note, Panel, PostForm, Problem, Stack } from './elements.tsx'

interface ContentPageProps {
  asked: string
  /** Undefined where nothing was asked for. */
  found: EntryLink[] | undefined
  drafts: EntryLink[]
  /** Figures that are to be compared with their sources again. */
  reviews: { entry: string; path: string; href: string; title: string; source: string; due: string }[]
  /** What a release has changed under a change of the firm. */
  underOurs: { entry: string; path: string; digest: string; title: string; ours: string; shipped: string }[]
  /** With `addPath`, where the firm can add another. */
  groups: { name: string; entries: EntryLink[]; addPath?: string | undefined }[]
  pages: EntryLink[]
  /** Whether somebody who is alone may say so. */
  mayBeOne: boolean
  problem?: string | undefined
}

/** All that the firm can change, by page, by subject, and by a search. */
export function ContentPage(props: ContentPageProps) {
  const { asked, found, drafts, reviews, underOurs, groups, pages, mayBeOne, problem } = props
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      {drafts.length > 0 && (
        <Panel heading="Drafts">
          <Links of={drafts} />
        </Panel>
      )}
      {underOurs.length > 0 && (
        <Panel heading="The shipped text has changed under yours">
          <Note>Visitors see yours. Keep it, or take the new one, which is then a draft like any other.</Note>
          <ul className={styles.rows}>
            {underOurs.map(({ entry, path, digest, title, ours, shipped }) => (
              <li key={entry + path}>
                {title}
                <dl className={styles.differences}>
                  <dt>Yours</dt>
                  <dd>{ours}</dd>
                  <dt>New</dt>
                  <dd>{shipped}</dd>
                </dl>
                <Actions>
                  <PostForm
                    action="/content/choose"
                    hidden={{ entry, path, digest, take: 'ours' }}
                    button="Keep yours"
                    label={`Keep yours: ${title}`}
                  />
                  <PostForm
                    action="/content/choose"
                    hidden={{ entry, path, digest, take: 'new' }}
                    button="Take the new one"
                    label={`Take the new one: ${title}`}
                  />
                </Actions>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {reviews.length > 0 && (
        <Panel heading="To be looked at again" id="review">
          <ul className={styles.rows}>
            {reviews.map(({ entry, path, href, title, source, due }) => (
              <li key={entry + path}>
                {title} <span className={styles.note}>{`by ${due}. ${source}`}</span>
                <Actions>
                  <PostForm
                    action="/content/still-right"
                    hidden={{ entry, path }}
                    button="Still right"
                    label={`Still right: ${title}`}
                  />
                  <a href={href} aria-label={`Edit: ${title}`}>
                    Edit
                  </a>
                </Actions>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel heading="Find words">
        <form method="get" action="/content">
          <FormRow>
            <TextField
              id="q"
              name="q"
              label="Words of the site, or what they are about"
              type="search"
              defaultValue={asked}
            />
            <Button type="submit">Search</Button>
          </FormRow>
        </form>
        {found &&
          (found.length === 0 ? <p>Nothing on the site says this or is called so.</p> : <Links of={found} />)}
      </Panel>
      <Panel heading="By page">
        <Note>Shows the page, and what on it can be changed.</Note>
        <Links of={pages} />
      </Panel>
      <div className={styles.groups}>
        {groups.map(({ name, entries, addPath }) => (
          <Panel key={name} heading={name}>
            {addPath && (
              <form method="post" action={addPath}>
                <FormRow>
                  <TextField
                    id={`add-${name}`}
                    name="title"
                    label="Title of another"
                    required
                    maxLength={300}
                  />
                  <Button type="submit" kind="secondary" aria-label={`Add: ${name}`}>
                    Add
                  </Button>
                </FormRow>
              </form>
            )}
            <Links of={entries} />
          </Panel>
        ))}
      </div>
      <Panel heading="Record">
        <p>
          <a href="/content/record">What did a page say on a day?</a>
        </p>
        <p>
          <a href="/pictures">Stored pictures</a>
        </p>
        {mayBeOne && (
          <PostForm
            action="/content/firm-of-one"
            button="I am alone and approve my own changes"
            kind="secondary"
          >
            <Note>
              Somebody else approves a change before it is published. If nobody else works here, say so once;
              each publication is then recorded as approved by its author.
            </Note>
          </PostForm>
        )}
      </Panel>
    </Stack>
  )
}

interface EditPageProps {
  path: string
  /** What is on the page, by entry. */
  entries: { href: string; title: string; isMain: boolean; texts: EntryLink[] }[]
}

/** A page with what on it can be changed. */
export function EditPage({ path, entries }: EditPageProps) {
  return (
    <div className={styles.beside}>
      <Stack>
        {entries
          .filter(({ isMain }) => isMain)
          .map(({ href, title, texts }) => (
            <Panel key={href} heading={title}>
              <Links of={texts} />
            </Panel>
          ))}
        <Panel heading="Also on it">
          {entries
            .filter(({ isMain }) => !isMain)
            .map(({ href, title, texts }) => (
              <Fold key={href} summary={title}>
                <Links of={texts} />
              </Fold>
            ))}
        </Panel>
      </Stack>
      <Frame title="The page now" src={`/content/page/frame?path=${encodeURIComponent(path)}`} />
    </div>
  )
}
