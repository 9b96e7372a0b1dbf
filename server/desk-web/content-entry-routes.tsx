// The form of an entry, and the draft that it makes.
import { EntryForm } from '#app/desk/content-entry-page.tsx'
import { collections, entries, entryWithId, withChanges } from '#content/site/entry.ts'
import { allPages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import { addPicture } from '#server/desk/change-pictures.ts'
import { listDrafts, saveDraft } from '#server/desk/content-drafts.ts'
import { attempt, Refusal } from '#server/desk/refusal.ts'
import type { Session } from '#server/desk/sessions.ts'
import {
  changesBetween,
  itemOf,
  type Part,
  partsOf,
  readParts,
  withListChange,
} from '#server/editing/fields.ts'
import { listPublications } from '#server/editing/page-record.ts'
import { lastPublication } from '#server/editing/publications.ts'
import { problemsOf } from '#server/editing/rules.ts'
import { parsePicture } from '#server/pictures/picture-file.ts'
import { listPictures, type PictureEntry, picturePath } from '#server/pictures/pictures.ts'
import {
  draftLink,
  draftPath,
  entryPath,
  notThere,
  ownDraft,
  publishedValue,
  titleOf,
} from './content-view.ts'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { readForm, readText, textIn } from './read-form.ts'

export function contentEntryRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database
  const entryOf = (context: DeskContext) =>
    entryWithId(`${context.req.param('group')}/${context.req.param('name')}`)

  type Refused = { typed: Record<string, string>; errors?: Record<string, string>; problem?: string }
  const entryForm = async (context: DeskContext, session: Session, refused?: Refused) => {
    const entry = entryOf(context)
    if (entry === undefined) return notThere(context)
    const drafts = await listDrafts(db, { entry: entry.id })
    const own = drafts.find(({ authorId }) => authorId === session.staffId)
    const value = withChanges(await publishedValue(desk, entry), own?.changes ?? {})
    return page(
      context,
      { title: titleOf(entry.id, own?.changes), section: 'content', status: refused ? 400 : 200 },
      <EntryForm
        action={entryPath(entry.id)}
        parts={withChoices(partsOf(entry, value), await listPictures(db))}
        typed={refused?.typed ?? {}}
        errors={refused?.errors ?? {}}
        problem={refused?.problem}
        version={own?.version}
        base={await lastPublication(db)}
        note={own?.note ?? ''}
        others={drafts.filter((draft) => draft !== own).map(draftLink)}
        draft={own && { href: draftPath(own.id), title: 'See the change' }}
        open={context.req.query('open') ?? ''}
      />,
    )
  }

  const save = async (context: DeskContext, session: Session) => {
    const entry = entryOf(context)
    if (entry === undefined) return notThere(context)
    const form = await readForm(context)
    const typedAt = (path: string) => (form.has(`v:${path}`) ? textIn(form, `v:${path}`) : null)
    const own = await ownDraft(desk, entry, session)
    const published = await publishedValue(desk, entry)
    const shown = withChanges(published, own?.changes ?? {})
    const uploads = await storeUploads(desk, session, form)
    const typedWithUploads = (path: string) => uploads.stored[path] ?? typedAt(path)
    const read = readParts(entry, shown, typedWithUploads)
    const { value } = read
    const errors = { ...read.errors, ...uploads.errors }
    const button = textIn(form, 'do')
    const isListButton = /^(up|add|remove):/.test(button)
    const changes = changesBetween(published, isListButton ? withListChange(entry, value, button) : value)
    // An item that was just added is still to be filled in.
    const broken = isListButton ? errors : { ...problemsOf(entry, published, changes), ...errors }
    const typed = Object.fromEntries(
      [...form.keys()]
        .filter((name) => name.startsWith('v:'))
        .map((name) => [name.slice(2), textIn(form, name)]),
    )
    Object.assign(typed, uploads.stored)
    if (Object.keys(broken).length > 0) return await entryForm(context, session, { typed, errors: broken })
    const version = textIn(form, 'version')
    const saved = await saveDraft(desk, session, {
      entry: entry.id,
      changes,
      base: Number(textIn(form, 'base')) || 0,
      version: version === '' ? undefined : Number(version),
    })
    if (saved instanceof Refusal) return await entryForm(context, session, { typed, problem: saved.message })
    if (button === 'send') return context.redirect(draftPath(saved), 303)
    const item = isListButton ? itemOf(button, value) : undefined
    const shownItem = item === undefined ? '' : `&open=${item}#i:${item}`
    return context.redirect(`${entryPath(entry.id)}?done=content-saved${shownItem}`, 303)
  }

  /** A draft of a new entry, which is named by its title for good. */
  const add = async (context: DeskContext, session: Session) => {
    const group = context.req.param('group') ?? ''
    if (!collections.has(group)) return notThere(context)
    const title = (await readText(context, 'title')).slice(0, 300)
    const taken = await knownIds(desk)
    const named = `${group}/${nameOf(title) || 'new'}`
    const entry = taken.has(named) ? `${named}-${desk.createId().slice(0, 8)}` : named
    const saved = await saveDraft(desk, session, {
      entry,
      changes: { title, date: londonDate(desk.now()) },
      base: await lastPublication(db),
      version: undefined,
    })
    if (saved instanceof Refusal) return message(context, 'Not added', 409, saved.message)
    return context.redirect(entryPath(entry), 303)
  }

  return [
    staffRoute('GET /content/entry/:group/:name', (context, session) => entryForm(context, session)),
    staffRoute({ at: 'POST /content/entry/:group/:name', changes: 'pictures', takesContent: true }, save),
    staffRoute('POST /content/add/:group', add),
  ]
}

/** Of entries that are shipped, published or drafted. */
async function knownIds({ database: { db } }: DeskDependencies): Promise<Set<string>> {
  const drafts = await listDrafts(db)
  const published = await listPublications(db)
  return new Set([...entries.keys(), ...[...drafts, ...published].map(({ entry }) => entry)])
}

/** 'Pensions: what’s new?' is 'pensions-whats-new'. */
function nameOf(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
}

/** Stores the pictures that were chosen in the form, by the paths of their fields. */
async function storeUploads(
  desk: DeskDependencies,
  session: Session,
  form: FormData,
): Promise<{ stored: Record<string, string>; errors: Record<string, string> }> {
  const stored: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const [name, file] of form) {
    if (!name.startsWith('p:') || !(file instanceof File) || file.size === 0) continue
    const path = name.slice(2)
    const check = parsePicture(Buffer.from(await file.arrayBuffer()))
    if (!check.ok) {
      errors[path] = `${file.name || 'The file'} ${check.reason}.`
      continue
    }
    // How it is found again: by what it shows, or whom.
    const beside = (key: string) => textIn(form, `v:${path.replace(/[^.]*$/, key)}`).slice(0, 200)
    const alt = beside('alt') || beside('name') || beside('title') || 'Without a text'
    const added = await attempt(desk.database, (trx) =>
      addPicture(trx, { ...check.picture, alt }, session, desk),
    )
    if (added instanceof Refusal) errors[path] = added.message
    else stored[path] = picturePath(added)
  }
  return { stored, errors }
}

/** The fields with what can be chosen: pictures of the desk, or pages, beside what is there. */
function withChoices(parts: Part[], pictures: readonly PictureEntry[]): Part[] {
  const stored = pictures.map((picture) => ({ value: picturePath(picture), label: picture.alt }))
  return parts.map((part): Part => {
    if (part.type === 'list') return { ...part, items: withChoices(part.items, pictures) }
    if (part.type === 'group') return { ...part, parts: withChoices(part.parts, pictures) }
    const { kind, text } = part
    if (kind === 'page') return { ...part, choices: [{ value: '', label: 'None' }, ...pagesByName] }
    if (kind !== 'picture') return part
    const present = { value: text, label: 'The one it has' }
    const isOther = text !== '' && stored.every(({ value }) => value !== text)
    return { ...part, choices: [{ value: '', label: 'None' }, ...(isOther ? [present] : []), ...stored] }
  })
}

const pagesByName = allPages.map(({ path, name }) => ({ value: path, label: name }))
