import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import { type Difference, Differences, Frame } from './content-elements.tsx'
import styles from './content-pages.module.css'
import {
  Actions,
  Badge,
  FieldProblems,
  FormRow,
  Note,
  Panel,
  PostForm,
  Problem,
  SelectField,
  Stack,
} from './elements.tsx'

export interface DraftPageProps {
  /** Where its forms go, and its pages are. */
  path: string
  /** In words. */
  state: string
  isApproved: boolean
  author: string
  /** For its author alone: the form of anybody else has a draft of their own. */
  editHref?: string | undefined
  /** What its author still has to correct, by the paths of fields. */
  unfinished: Record<string, string>
  differences: Difference[]
  /** Pages that the draft changes; undefined where they cannot be rendered. */
  pages: { value: string; label: string }[] | undefined
  shownPage: string
  /** The day that the page is shown for; empty for now. */
  on: string
  digest: string
  /** What the person may do with it. */
  can: { send: boolean; approve: boolean; discard: boolean; link?: boolean }
  /** Just made for an approver without an account. It cannot be shown again. */
  link?: { name: string; address: string } | undefined
  today: string
  /** The day on which it is to be published; empty for now. */
  from: string
  problem?: string | undefined
}

/** A draft: what it changes, word by word and on its pages, and what can be done with it. */
export function DraftPage(props: DraftPageProps) {
  const {
    path,
    state,
    isApproved,
    author,
    editHref,
    unfinished,
    differences,
    pages,
    shownPage,
    on,
    digest,
    can,
    today,
    from,
    problem,
    link,
  } = props
  const frame = `${path}/page?path=${encodeURIComponent(shownPage)}&on=${on}`
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems
        errors={unfinished}
        order={Object.keys(unfinished)}
        linkPrefix={`${editHref}#v:`}
        lead="It cannot be sent for approval yet."
      />
      <Panel heading="What changes">
        <p>
          <Badge tone={isApproved ? 'good' : 'soon'}>{state}</Badge> By {author}.{' '}
          {editHref && <a href={editHref}>Edit</a>}
        </p>
        <Differences of={differences} />
      </Panel>
      {can.send && (
        <Actions>
          <PostForm action={`${path}/send`} button="Send for approval" />
          {can.discard && <PostForm action={`${path}/discard`} button="Discard" kind="danger" />}
        </Actions>
      )}
      {can.approve && (
        <Panel heading="Approve">
          <PostForm action={`${path}/approve`} hidden={{ digest }} button="Approve and publish">
            <Checkbox id="confirmed" name="confirmed" value="yes" required>
              I have read these words. They are fair, clear and not misleading, and the pages below carry the
              warnings they need.
            </Checkbox>
            <TextField
              id="from"
              name="from"
              label="From the beginning of this day"
              type="date"
              min={today}
              defaultValue={from}
              optional
              hint="Empty: now."
            />
          </PostForm>
          <PostForm action={`${path}/send-back`} button="Send back" kind="secondary">
            <TextField id="note" name="note" label="What should be different?" required />
          </PostForm>
        </Panel>
      )}
      {pages && (
        <Panel
          heading={
            pages.length === 0
              ? 'On no page'
              : `On ${pages.length === 1 ? 'one page' : `${pages.length} pages`}`
          }
        >
          {pages.length === 0 ? (
            <p>These words are seen elsewhere: in a dialog, a mail, an answer to a form or the brochure.</p>
          ) : (
            <form method="get" action={path}>
              <FormRow>
                <SelectField id="page" name="page" label="Page" value={shownPage} options={pages} />
                <TextField
                  id="on"
                  name="on"
                  label="As on this day"
                  type="date"
                  min={today}
                  defaultValue={on}
                />
                <Button type="submit" kind="secondary">
                  Show
                </Button>
              </FormRow>
            </form>
          )}
          {shownPage && (
            <div className={styles.frames}>
              <Frame title="Now" src={`${frame}&before=yes`} />
              <Frame title="With this change" src={frame} />
            </div>
          )}
        </Panel>
      )}
      {link && (
        <Panel heading={`The link for ${link.name}`}>
          <Note>
            Send it to them alone. It is for these words, works for a week, and is shown only here. Their
            browser must reach the desk.
          </Note>
          <p className={styles.link}>
            <code>{link.address}</code>
          </p>
        </Panel>
      )}
      {can.link && !link && (
        <Panel heading="An approver without an account">
          <PostForm action={`${path}/link`} button="Make a link" kind="secondary">
            <TextField
              id="name"
              name="name"
              label="Their name and firm"
              required
              hint="A compliance consultant, say. The record names them as whoever approved it."
            />
          </PostForm>
        </Panel>
      )}
    </Stack>
  )
}
