// The firm's own content: found, edited as a draft, approved by somebody else, published, and kept.
import { ContentPage, DraftPage, EditPage, EntryForm, RecordPage } from '#app/desk/content-pages.tsx'
import { type Changes, type Entry, entries, withChanges } from '#content/site/entry.ts'
import { allPages } from '#content/site/pages.ts'
import { editedTextProblem } from '#content/site/text-rules.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import { addDays, parsePlainDate } from '#domain/plain-date.ts'
import {
  approveDraft,
  type Draft,
  declareFirmOfOne,
  discardDraft,
  findDraft,
  isFirmOfOne,
  lastPublication,
  listDrafts,
  publishDraft,
  saveDraft,
  sendBack,
  sendForApproval,
} from '#server/desk/content-drafts.ts'
import { londonMoment } from '#server/desk/enquiry-text.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { Session } from '#server/desk/sessions.ts'
import {
  changesBetween,
  type Field,
  type Part,
  partsOf,
  readParts,
  valueAt,
  withListChange,
} from '#server/editing/fields.ts'
import { listPublications, pageAt, recordPages } from '#server/editing/page-record.ts'
import { publishedAt, publishedWith, withLater } from '#server/editing/publications.ts'
import { wordDiff } from '#server/editing/word-diff.ts'
import { emptyPreview, framed, withInertLinks } from './article-preview.tsx'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { readForm, readText, textIn } from './read-form.ts'

const groupNames: Record<string, string> = {
  firm: 'The firm',
  people: 'People',
  figures: 'Figures',
  tax: 'Taxes and rates',
  pages: 'Pages',
  services: 'Services',
  guides: 'Guides',
  questions: 'Questions and answers',
  calculators: 'Calculators',
  forms: 'Forms',
  mails: 'Mails and brochure',
  legal: 'Legal texts',
  words: 'Recurring words',
  site: 'Search, redirects and spam',
}

/** Texts that are found on a page: shorter ones are on every page. */
const LEAST_FOUND = 12
const MOST_FOUND = 50

const confirmation = 'Fair, clear and not misleading; with the warnings that the pages need.'

export function contentRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, publicSite } = desk
  const { db } = database
  const title = (id: string) => entries.get(id)?.title ?? id
  const entryPath = (id: string) => `/content/entry/${id}`
  const draftPath = (id: string) => `/content/drafts/${id}`

  /** With what is published at this moment, whichever process answers. */
  const publishedValue = async (entry: Entry) =>
    withChanges(entry.shipped, (await publishedAt(db, desk.now()))[entry.id] ?? {})

  const draftLink = (draft: Draft) => ({
    href: draftPath(draft.id),
    title: title(draft.entry),
    note: `${draft.author}, ${draft.state === 'open' ? 'being edited' : draft.state === 'waiting' ? 'waits for approval' : draft.state}`,
  })

  const contentPage = async (context: DeskContext, problem?: string) => {
    const session = context.get('session')
    const asked = context.req.query('q')?.trim() ?? ''
    const groups = Object.entries(groupNames).map(([group, name]) => ({
      name,
      entries: [...entries.values()]
        .filter(({ id }) => id.startsWith(`${group}/`))
        .map(({ id, title }) => ({ href: entryPath(id), title })),
    }))
    return page(
      context,
      { title: 'Content', section: 'content', status: problem ? 400 : 200 },
      <ContentPage
        asked={asked}
        found={asked ? findText(asked) : undefined}
        drafts={(await listDrafts(db)).map(draftLink)}
        reviews={reviews()}
        groups={groups.filter((group) => group.entries.length > 0)}
        pages={allPages.map(({ path, name }) => ({
          href: `/content/page?path=${encodeURIComponent(path)}`,
          title: name,
        }))}
        mayBeOne={session?.role === 'owner' && !(await isFirmOfOne(db))}
        problem={problem}
      />,
    )
  }

  /** Figures whose review is due, or will be within a month. */
  const reviews = () => {
    const soon = addDays(londonDate(desk.now()), 31)
    return [...entries.values()]
      .flatMap((entry) => fieldsIn(partsOf(entry, entry.value)).map((field) => ({ entry, field })))
      .filter(({ field }) => /(^|\.)reviewBy$/.test(field.path) && field.text <= soon)
      .map(({ entry, field }) => {
        const claim = valueAt(entry.value, field.path.replace(/\.?reviewBy$/, '')) as Partial<
          Record<string, unknown>
        >
        return {
          entry: entry.id,
          path: field.path,
          href: `${entryPath(entry.id)}#v:${field.path}`,
          title: typeof claim.statement === 'string' ? claim.statement : entry.title,
          source: typeof claim.source === 'string' ? claim.source : '',
          due: field.text,
        }
      })
  }

  /** A draft with the review a year later: whoever approves it confirms the figure. */
  const stillRight = async (context: DeskContext, session: Session) => {
    const form = await readForm(context)
    const entry = entries.get(textIn(form, 'entry'))
    const path = textIn(form, 'path')
    const due = entry && parsePlainDate(String(valueAt(entry.value, path)))
    if (!entry || !due || !path.endsWith('reviewBy')) return notThere(context)
    const own = await ownDraft(entry, session)
    const saved = await saveDraft(desk, session, {
      entry: entry.id,
      changes: { ...own?.changes, [path]: addDays(due, 365) },
      base: await lastPublication(db),
      version: own?.version,
    })
    if (saved instanceof Refusal) return await contentPage(context, saved.message)
    return context.redirect(draftPath(saved), 303)
  }

  const findText = (asked: string) => {
    const wanted = asked.toLowerCase()
    return [...entries.values()]
      .flatMap((entry) => fieldsIn(partsOf(entry, entry.value)).map((field) => ({ entry, field })))
      .filter(({ field }) => field.text.toLowerCase().includes(wanted))
      .slice(0, MOST_FOUND)
      .map(({ entry, field }) => fieldLink(entry, field))
  }

  const fieldLink = ({ id, title }: Entry, { path, text }: Field) => ({
    href: `${entryPath(id)}#v:${path}`,
    title,
    note: text.length > 90 ? `${text.slice(0, 90)}…` : text,
  })

  const entryOf = (context: DeskContext) =>
    entries.get(`${context.req.param('group')}/${context.req.param('name')}`)

  const ownDraft = async (entry: Entry, { staffId }: Session) =>
    (await listDrafts(db, { entry: entry.id })).find(({ authorId }) => authorId === staffId)

  type Refused = { typed: Record<string, string>; errors?: Record<string, string>; problem?: string }
  const entryForm = async (context: DeskContext, session: Session, refused?: Refused) => {
    const entry = entryOf(context)
    if (entry === undefined) return notThere(context)
    const drafts = await listDrafts(db, { entry: entry.id })
    const own = drafts.find(({ authorId }) => authorId === session.staffId)
    const value = withChanges(await publishedValue(entry), own?.changes ?? {})
    return page(
      context,
      { title: entry.title, section: 'content', status: refused ? 400 : 200 },
      <EntryForm
        action={entryPath(entry.id)}
        parts={partsOf(entry, value)}
        typed={refused?.typed ?? {}}
        errors={refused?.errors ?? {}}
        problem={refused?.problem}
        version={own?.version}
        base={await lastPublication(db)}
        note={own?.note ?? ''}
        others={drafts.filter((draft) => draft !== own).map(draftLink)}
        draft={own && { href: draftPath(own.id), title: 'See the change' }}
      />,
    )
  }

  const save = async (context: DeskContext, session: Session) => {
    const entry = entryOf(context)
    if (entry === undefined) return notThere(context)
    const form = await readForm(context)
    const typedAt = (path: string) => (form.has(`v:${path}`) ? textIn(form, `v:${path}`) : null)
    const own = await ownDraft(entry, session)
    const published = await publishedValue(entry)
    const shown = withChanges(published, own?.changes ?? {})
    const { value, errors } = readParts(entry, shown, typedAt)
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
    return context.redirect(`${entryPath(entry.id)}?done=content-saved`, 303)
  }

  /** The content as it would be with the draft. */
  const contentWith = async (draft: Draft, at: number) => {
    const content = await publishedAt(db, at)
    return { ...content, [draft.entry]: withLater(content[draft.entry] ?? {}, draft.changes) }
  }

  /** All pages with the draft; undefined where there is no bundle that could render them. */
  const renderDraft = async (draft: Draft, at = desk.now(), paths?: string[]) =>
    await publicSite.renderContent?.({ content: await contentWith(draft, at), at, ...(paths && { paths }) })

  const draftPage = async (context: DeskContext, session: Session, problem?: string) => {
    const draft = await findDraft(db, context.req.param('id') ?? '')
    const entry = draft && entries.get(draft.entry)
    if (draft === undefined || entry === undefined) return notThere(context)
    const published = await publishedValue(entry)
    const rendered = await renderDraft(draft).catch((error) => {
      desk.log.warn({ err: error }, 'the pages of a draft could not be rendered')
      return null
    })
    const changed =
      rendered &&
      Object.keys(rendered).filter(
        (path) => rendered[path] !== publicSite.files.get(path)?.bodies.identity.toString(),
      )
    const mayApprove = draft.authorId !== session.staffId || (await isFirmOfOne(db))
    const isOwn = draft.authorId === session.staffId
    return page(
      context,
      { title: entry.title, section: 'content', status: problem ? 409 : 200 },
      <DraftPage
        id={draft.id}
        state={draft.state}
        author={draft.author}
        editHref={entryPath(entry.id)}
        differences={Object.entries(draft.changes).map(([path, value]) => ({
          path,
          label: path.replaceAll('.', ', ') || entry.title,
          runs: wordDiff(asText(valueAt(published, path)), asText(value)),
        }))}
        pages={changed ?? undefined}
        shownPage={context.req.query('page') ?? changed?.[0] ?? ''}
        digest={draft.digest}
        can={{
          send: isOwn && draft.state === 'open' && rendered !== null,
          approve: mayApprove && ['waiting', 'approved'].includes(draft.state) && rendered !== null,
          discard: isOwn && draft.state !== 'published',
        }}
        today={londonDate(desk.now())}
        problem={
          problem ??
          (rendered === null
            ? 'The pages cannot be rendered with this draft, so it cannot be published.'
            : undefined)
        }
      />,
    )
  }

  /** A button of the draft's page. */
  const button = (
    verb: string,
    work: (context: DeskContext, session: Session, id: string) => Promise<unknown>,
    done: string,
  ) =>
    staffRoute(`POST /content/drafts/:id/${verb}`, async (context, session) => {
      const result = await work(context, session, context.req.param('id') ?? '')
      if (result instanceof Refusal) return await draftPage(context, session, result.message)
      return context.redirect(`/content?done=${done}`, 303)
    })

  const approveAndPublish = async (context: DeskContext, session: Session, id: string) => {
    const form = await readForm(context)
    if (textIn(form, 'confirmed') !== 'yes') return new Refusal('Confirm that you have read it.')
    const draft = await findDraft(db, id)
    const entry = draft && entries.get(draft.entry)
    if (draft === undefined || entry === undefined) return new Refusal('There is no such draft.')
    const broken = Object.values(problemsOf(entry, await publishedValue(entry), draft.changes))
    if (broken.length > 0) return new Refusal(`It breaks a rule: ${broken.join(' ')}`)
    try {
      await renderDraft(draft)
    } catch {
      return new Refusal('The pages cannot be rendered with this draft, so it cannot be published.')
    }
    if (draft.state === 'waiting') {
      const approved = await approveDraft(desk, session, id, {
        digest: textIn(form, 'digest'),
        confirmed: confirmation,
      })
      if (approved instanceof Refusal) return approved
    }
    const day = parsePlainDate(textIn(form, 'from'))
    // What visitors saw until the first publication belongs to the record.
    if ((await lastPublication(db)) === 0) await recordPages(database, 0, publicSite.files)
    return await publishDraft(desk, session, id, day ? londonInstant(day, '00:00') : desk.now())
  }

  return [
    staffRoute('GET /content', (context) => contentPage(context)),
    ownerRoute('POST /content/firm-of-one', async (context, session) => {
      const refusal = await declareFirmOfOne(desk, session)
      if (refusal) return await contentPage(context, refusal.message)
      return context.redirect('/content?done=content-one', 303)
    }),
    staffRoute('POST /content/still-right', stillRight),
    staffRoute('GET /content/page', (context) => {
      const path = context.req.query('path') ?? '/'
      const text = textOf(publicSite.files.get(path)?.bodies.identity.toString() ?? '')
      const found = [...entries.values()].flatMap((entry) =>
        fieldsIn(partsOf(entry, entry.value))
          .filter((field) => field.text.length >= LEAST_FOUND && text.includes(normal(field.text)))
          .map((field) => fieldLink(entry, field)),
      )
      return page(
        context,
        { title: `Edit ${path}`, section: 'content' },
        <EditPage path={path} entries={found} />,
      )
    }),
    staffRoute('GET /content/page/frame', (context) => {
      const file = publicSite.files.get(context.req.query('path') ?? '/')
      if (!file?.type.startsWith('text/html'))
        return emptyPreview(context, ['This page is not in memory yet.'])
      return framed(context, withInertLinks(file.bodies.identity.toString()))
    }),
    staffRoute('GET /content/entry/:group/:name', (context, session) => entryForm(context, session)),
    staffRoute('POST /content/entry/:group/:name', save),
    staffRoute('GET /content/drafts/:id', (context, session) => draftPage(context, session)),
    staffRoute('GET /content/drafts/:id/page', async (context) => {
      const draft = await findDraft(db, context.req.param('id') ?? '')
      const path = context.req.query('path') ?? '/'
      const day = parsePlainDate(context.req.query('on') ?? '')
      const shownNow = publicSite.files.get(path)?.bodies.identity.toString()
      const at = day ? londonInstant(day, '12:00') : desk.now()
      const html =
        context.req.query('before') || draft === undefined
          ? shownNow
          : (await renderDraft(draft, at, day ? [path] : undefined))?.[path]
      if (html === undefined) return emptyPreview(context, ['This page cannot be shown.'])
      return framed(context, withInertLinks(html))
    }),
    button('send', (_, session, id) => sendForApproval(desk, session, id), 'content-sent'),
    button('discard', (_, session, id) => discardDraft(desk, session, id), 'content-discarded'),
    button(
      'send-back',
      async (context, session, id) => sendBack(desk, session, id, await readText(context, 'note')),
      'content-sent-back',
    ),
    button('approve', approveAndPublish, 'content-published'),
    staffRoute('GET /content/record', async (context) => {
      const path = context.req.query('path') ?? '/'
      const on = parsePlainDate(context.req.query('on') ?? '') ?? londonDate(desk.now())
      const publications = await listPublications(db, { path })
      return page(
        context,
        { title: 'What did it say?', section: 'content' },
        <RecordPage
          path={path}
          on={on}
          pages={allPages.map(({ path }) => path)}
          publications={publications.map(({ number, fromUtc, entry, author, approver, sole, confirmed }) => ({
            number,
            from: londonMoment(fromUtc),
            what: title(entry),
            author: author ?? 'somebody who has left',
            approver: `${approver ?? 'somebody who has left'}${sole ? ', alone in the firm' : ''}`,
            confirmed,
          }))}
        />,
      )
    }),
    staffRoute('GET /content/record/page', async (context) => {
      const path = context.req.query('path') ?? '/'
      const day = parsePlainDate(context.req.query('on') ?? '') ?? londonDate(desk.now())
      const stored = await pageAt(db, path, londonInstant(addDays(day, 1), '00:00') - 1)
      const html = stored ?? publicSite.files.get(path)?.bodies.identity.toString()
      if (html === undefined) return emptyPreview(context, ['There is no such page.'])
      return framed(context, withInertLinks(html))
    }),
    staffRoute('POST /content/record/:number/restore', async (context, session) => {
      const number = Number(context.req.param('number'))
      const publication = (await listPublications(db)).find((each) => each.number === number)
      const entry = publication && entries.get(publication.entry)
      if (entry === undefined) return notThere(context)
      const then = withChanges(entry.shipped, (await publishedWith(db, number))[entry.id] ?? {})
      const own = await ownDraft(entry, session)
      const saved = await saveDraft(desk, session, {
        entry: entry.id,
        changes: changesBetween(await publishedValue(entry), then),
        base: await lastPublication(db),
        version: own?.version,
      })
      if (saved instanceof Refusal) return message(context, 'Nothing to restore', 409, saved.message)
      return context.redirect(draftPath(saved), 303)
    }),
  ]
}

function notThere(context: DeskContext) {
  return message(context, 'Not there', 404, 'There is no such content, or it is gone by now.')
}

function fieldsIn(parts: readonly Part[]): Field[] {
  return parts.flatMap((part) =>
    part.type === 'field' ? [part] : fieldsIn(part.type === 'group' ? part.parts : part.items),
  )
}

/** What breaks a rule, by the path of its field. */
function problemsOf(entry: Entry, published: unknown, changes: Changes): Record<string, string> {
  const texts = Object.entries(changes).flatMap(([path, value]) => textsIn(value, path))
  return Object.fromEntries(
    texts.flatMap(([path, text]) => {
      const key = path.split('.').findLast((each) => !/^\d+$/.test(each)) ?? ''
      const problem = editedTextProblem(text, { entry: entry.id, key, before: valueAt(published, path) })
      return problem ? [[path, problem]] : []
    }),
  )
}

function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, path === '' ? key : `${path}.${key}`))
}

/** A value in words, a line for each text in it. */
function asText(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(asText).join('\n')
  return value === null || value === undefined ? '' : String(value)
}

/** The words of a page, without their markup. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return normal(
    body
      .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  )
}

function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
