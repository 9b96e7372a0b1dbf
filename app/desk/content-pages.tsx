import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextArea, TextField } from '#app/ui/field.tsx'
import styles from './content-pages.module.css'
import {
  Actions,
  Badge,
  FieldProblems,
  Fold,
  FormRow,
  Note,
  Panel,
  PostForm,
  Problem,
  SelectField,
  Stack,
} from './elements.tsx'

/** A part of an entry's form, as its shape has it. */
export type FormPart =
  | { type: 'field'; path: string; label: string; kind: string; text: string }
  | { type: 'group'; path: string; label: string; parts: FormPart[] }
  | { type: 'list'; path: string; label: string; items: FormPart[]; canAdd: boolean }

interface EntryLink {
  href: string
  title: string
  /** What it says there, or who has a draft of it. */
  note?: string | undefined
}

interface ContentPageProps {
  asked: string
  /** Undefined where nothing was asked for. */
  found: EntryLink[] | undefined
  drafts: EntryLink[]
  /** Figures that are to be compared with their sources again. */
  reviews: { entry: string; path: string; href: string; title: string; source: string; due: string }[]
  groups: { name: string; entries: EntryLink[] }[]
  pages: EntryLink[]
  /** Whether somebody who is alone may say so. */
  mayBeOne: boolean
  problem?: string | undefined
}

/** All that the firm can change, by page, by subject, and by a search. */
export function ContentPage(props: ContentPageProps) {
  const { asked, found, drafts, reviews, groups, pages, mayBeOne, problem } = props
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      {drafts.length > 0 && (
        <Panel heading="Drafts">
          <Links of={drafts} />
        </Panel>
      )}
      {reviews.length > 0 && (
        <Panel heading="To be looked at again">
          <ul className={styles.links}>
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
              label="Words as they are on the site"
              type="search"
              defaultValue={asked}
            />
            <Button type="submit">Search</Button>
          </FormRow>
        </form>
        {found && (found.length === 0 ? <p>Nothing on the site says this.</p> : <Links of={found} />)}
      </Panel>
      <Panel heading="By page">
        <Note>Shows the page, and what on it can be changed.</Note>
        <Links of={pages} />
      </Panel>
      {groups.map(({ name, entries }) => (
        <Panel key={name} heading={name}>
          <Links of={entries} />
        </Panel>
      ))}
      <Panel heading="Record">
        <p>
          <a href="/content/record">What did a page say on a day?</a>
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

function Links({ of: links }: { of: EntryLink[] }) {
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

interface EntryFormProps {
  action: string
  parts: FormPart[]
  /** What was typed, where the form was refused. */
  typed: Record<string, string>
  errors: Record<string, string>
  /** Of the draft that the form shows. */
  version: number | undefined
  base: number
  /** What an approver has said. */
  note: string
  problem?: string | undefined
  /** Others who change the same entry. */
  others: EntryLink[]
  /** The person's own, where there is one. */
  draft: EntryLink | undefined
}

/** The form of an entry, made from its shape. */
export function EntryForm(props: EntryFormProps) {
  const { action, parts, typed, errors, version, base, note, problem, others, draft } = props
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={errors} order={Object.keys(errors)} idPrefix="v:" />
      {note && <Problem>Sent back: {note}</Problem>}
      {others.length > 0 && (
        <Panel heading="Others change this too">
          <Links of={others} />
        </Panel>
      )}
      <form method="post" action={action} className={styles.form} data-filled-in={!problem || undefined}>
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <input type="hidden" name="base" value={base} />
        {/* Enter in a field saves, and presses no button of a list. */}
        <button type="submit" name="do" value="save" hidden />
        {parts.map((part) => (
          <PartOfForm key={part.path} part={part} typed={typed} errors={errors} isTop />
        ))}
        <Actions>
          <Button type="submit" name="do" value="save">
            Save the draft
          </Button>
          <Button type="submit" name="do" value="send" kind="secondary">
            Save and see the change
          </Button>
          {draft && <a href={draft.href}>{draft.title}</a>}
        </Actions>
      </form>
    </Stack>
  )
}

interface PartProps {
  part: FormPart
  typed: Record<string, string>
  errors: Record<string, string>
  isTop?: boolean
}

function PartOfForm({ part, typed, errors, isTop = false }: PartProps) {
  if (part.type === 'field') return <FieldOfForm part={part} typed={typed} errors={errors} />
  if (part.type === 'group') {
    const inner = part.parts.map((each) => (
      <PartOfForm key={each.path} part={each} typed={typed} errors={errors} />
    ))
    if (isTop) return <Panel heading={part.label || 'What it says'}>{inner}</Panel>
    return (
      <fieldset className={styles.group}>
        <legend>{part.label}</legend>
        {inner}
      </fieldset>
    )
  }
  return (
    <fieldset className={styles.group}>
      <legend>{part.label || 'The list'}</legend>
      {part.items.map((item, index) => (
        <div key={item.path} className={styles.item}>
          {item.type === 'field' ? (
            <FieldOfForm
              part={{ ...item, label: `${part.label || 'Item'} ${index + 1}` }}
              typed={typed}
              errors={errors}
            />
          ) : (
            <Fold summary={item.label} open={hasError(item, errors)}>
              <PartOfForm part={{ ...item, label: '' }} typed={typed} errors={errors} />
            </Fold>
          )}
          <p className={styles.buttons}>
            <ListButton verb={`up:${part.path}:${index}`} label="Up" of={item.label} isOff={index === 0} />
            <ListButton verb={`remove:${part.path}:${index}`} label="Remove" of={item.label} />
          </p>
        </div>
      ))}
      {part.canAdd && <ListButton verb={`add:${part.path}`} label="Add one" of={part.label} />}
    </fieldset>
  )
}

function hasError(part: FormPart, errors: Record<string, string>): boolean {
  return Object.keys(errors).some((path) => path.startsWith(`${part.path}.`))
}

function ListButton({
  verb,
  label,
  of: name,
  isOff,
}: {
  verb: string
  label: string
  of: string
  isOff?: boolean
}) {
  return (
    <Button
      type="submit"
      name="do"
      value={verb}
      kind="secondary"
      data-size="small"
      disabled={isOff}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  )
}

const hints: Partial<Record<string, string>> = {
  money: 'In pounds.',
  rate: 'In percent.',
  hours: 'As 08:30 - 17:00; empty where it is closed all day.',
}

function FieldOfForm({ part, typed, errors }: PartProps & { part: Extract<FormPart, { type: 'field' }> }) {
  const { path, kind, text } = part
  const field = {
    id: `v:${path}`,
    name: `v:${path}`,
    label: part.label || 'Value',
    error: errors[path],
    hint: hints[kind],
  }
  const value = typed[path] ?? text
  if (kind === 'yes-no')
    return (
      <SelectField
        {...field}
        value={value}
        options={['yes', 'no'].map((each) => ({ value: each, label: each }))}
      />
    )
  if (kind === 'paragraphs')
    return <TextArea {...field} defaultValue={value} rows={Math.min(12, Math.ceil(value.length / 75) + 1)} />
  return <TextField {...field} defaultValue={value} type={kind === 'date' ? 'date' : 'text'} />
}

interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface DraftPageProps {
  id: string
  state: string
  author: string
  editHref: string
  differences: { path: string; label: string; runs: Run[] }[]
  /** Pages that the draft changes; undefined where they cannot be rendered. */
  pages: string[] | undefined
  shownPage: string
  digest: string
  /** What the person may do with it. */
  can: { send: boolean; approve: boolean; discard: boolean }
  today: string
  problem?: string | undefined
}

/** A draft: what it changes, word by word and on its pages, and what can be done with it. */
export function DraftPage(props: DraftPageProps) {
  const { id, state, author, editHref, differences, pages, shownPage, digest, can, today, problem } = props
  const path = `/content/drafts/${id}`
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Panel heading="What changes">
        <p>
          <Badge tone={state === 'approved' ? 'good' : 'soon'}>{state}</Badge> By {author}.{' '}
          <a href={editHref}>Edit</a>
        </p>
        <dl className={styles.differences}>
          {differences.map((difference) => (
            <div key={difference.path}>
              <dt>{difference.label}</dt>
              <dd>
                {difference.runs.map(({ kind, text }, index) => {
                  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a rendered page never move
                  if (kind === 'added') return <ins key={index}>{text}</ins>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  if (kind === 'removed') return <del key={index}>{text}</del>
                  return text
                })}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      {can.send && (
        <Actions>
          <PostForm action={`${path}/send`} button="Send for approval" />
          {can.discard && <PostForm action={`${path}/discard`} button="Discard" kind="secondary" />}
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
        <Panel heading={pages.length === 0 ? 'No page changes' : `On the page (${pages.length} change)`}>
          <form method="get" action={path}>
            <FormRow>
              <SelectField
                id="page"
                name="page"
                label="Page"
                value={shownPage}
                options={pages.map((each) => ({ value: each, label: each }))}
              />
              <Button type="submit" kind="secondary">
                Show
              </Button>
            </FormRow>
          </form>
          {shownPage && (
            <div className={styles.frames}>
              <Frame title="Now" src={`${path}/page?before=yes&path=${encodeURIComponent(shownPage)}`} />
              <Frame title="With this change" src={`${path}/page?path=${encodeURIComponent(shownPage)}`} />
            </div>
          )}
        </Panel>
      )}
    </Stack>
  )
}

/** A public page; its corner can be dragged to the width of a phone. No scripts run in it. */
function Frame({ title, src }: { title: string; src: string }) {
  return (
    <figure className={styles.frame}>
      <figcaption>{title}</figcaption>
      <iframe title={title} src={src} sandbox="allow-same-origin" />
    </figure>
  )
}

interface EditPageProps {
  path: string
  /** What is on the page, by entry. */
  entries: EntryLink[]
}

/** A page with what on it can be changed. */
export function EditPage({ path, entries }: EditPageProps) {
  return (
    <Stack>
      <Panel heading="What can be changed on it">
        <Links of={entries} />
      </Panel>
      <Frame title="The page now" src={`/content/page/frame?path=${encodeURIComponent(path)}`} />
    </Stack>
  )
}

interface RecordPageProps {
  path: string
  on: string
  pages: string[]
  publications: {
    number: number
    from: string
    what: string
    author: string
    approver: string
    confirmed: string
  }[]
}

/** What a page said on a day, and who had approved it. */
export function RecordPage({ path, on, pages, publications }: RecordPageProps) {
  const frame = `/content/record/page?path=${encodeURIComponent(path)}&on=${on}`
  return (
    <Stack>
      <form method="get" action="/content/record">
        <FormRow>
          <SelectField
            id="path"
            name="path"
            label="Page"
            value={path}
            options={pages.map((each) => ({ value: each, label: each }))}
          />
          <TextField id="on" name="on" label="At the end of this day" type="date" defaultValue={on} />
          <Button type="submit">Show</Button>
        </FormRow>
      </form>
      <Panel heading="Publications that changed this page">
        {publications.length === 0 && <p>None: it is as it was shipped.</p>}
        <ul className={styles.links}>
          {publications.map(({ number, from, what, author, approver, confirmed }) => (
            <li key={number}>
              {from}: {what}, written by {author}, approved by {approver}.{' '}
              <span className={styles.note}>{confirmed}</span>
              <PostForm
                action={`/content/record/${number}/restore`}
                button="Make this a draft again"
                label={`Make publication ${number} a draft again`}
              />
            </li>
          ))}
        </ul>
      </Panel>
      <p>
        <a href={frame} target="_blank" rel="noopener">
          Open it by itself, to print
        </a>
      </p>
      <Frame title={`${path} on ${on}`} src={frame} />
    </Stack>
  )
}
