// A draft: what it changes, word by word and on its pages; sent, approved, published.
import { DraftPage } from '#app/desk/content-draft-page.tsx'
import { collections, type Entry, entryWithId, withChanges } from '#content/site/entry.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { findByLink, makeApprovalLink } from '#server/desk/approval-links.ts'
import {
  type Approver,
  approveDraft,
  type Draft,
  discardDraft,
  findDraft,
  isFirmOfOne,
  publishDraft,
  sendBack,
  sendForApproval,
} from '#server/desk/content-drafts.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { Session } from '#server/desk/sessions.ts'
import { labelAt, partsOf } from '#server/editing/fields.ts'
import { recordPages } from '#server/editing/page-record.ts'
import { lastPublication, publishedAt, withLater } from '#server/editing/publications.ts'
import { missingWarnings, problemsOf } from '#server/editing/rules.ts'
import {
  differencesOf,
  draftPath,
  entryPath,
  notThere,
  pageName,
  publishedValue,
  stateNames,
  titleOf,
} from './content-view.ts'
import { countAttempt } from './count-attempt.ts'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, publicRoute, staffRoute } from './desk-route.ts'
import { framed, framedNote, withInertLinks, withMarks } from './page-frame.ts'
import { readForm, readText, textIn } from './read-form.ts'

interface ShownDraft {
  draft: Draft | undefined
  approver: Approver
  path: string
  problem?: string | undefined
  link?: { name: string; address: string } | undefined
}

const linkPath = (token: string) => `/approve/${token}`

const confirmation = 'Fair, clear and not misleading; with the warnings that the pages need.'

/** What breaks a rule, by path, with the name of its field. */
function brokenIn({ changes }: Draft, entry: Entry, published: unknown): Record<string, string> {
  const parts = partsOf(entry, withChanges(published, changes))
  const named = Object.entries(problemsOf(entry, published, changes)).map(
    ([path, problem]) => [path, `${labelAt(parts, path) || entry.title}: ${problem}`] as const,
  )
  return Object.fromEntries(named)
}

export function contentDraftRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, publicSite } = desk
  const { db } = database

  /** The content as it would be with the draft. */
  const contentWith = async (draft: Draft, at: number) => {
    const content = await publishedAt(db, at)
    return { ...content, [draft.entry]: withLater(content[draft.entry] ?? {}, draft.changes) }
  }

  /** All pages with the draft; undefined where there is no bundle that could render them. */
  const renderDraft = async (draft: Draft, at = desk.now(), paths?: string[]) =>
    await publicSite.renderContent?.({ content: await contentWith(draft, at), at, ...(paths && { paths }) })

  const pageNow = (path: string) => publicSite.files.get(path)?.bodies.identity.toString()

  /** For whoever has a link, `approver` is somebody without an account. */
  const draftPage = async (context: DeskContext, { draft, approver, path, problem, link }: ShownDraft) => {
    const entry = draft && entryWithId(draft.entry)
    if (draft === undefined || entry === undefined) return notThere(context)
    const published = await publishedValue(desk, entry)
    const rendered = await renderDraft(draft).catch((error) => {
      desk.log.warn({ err: error }, 'the pages of a draft could not be rendered')
      return null
    })
    const changed = rendered && Object.keys(rendered).filter((path) => rendered[path] !== pageNow(path))
    // An item that was added and is not filled in yet.
    const broken = brokenIn(draft, entry, published)
    const isOwn = draft.authorId === approver.staffId
    const mayApprove = !isOwn || (await isFirmOfOne(db))
    const isOwner = context.get('session')?.role === 'owner'
    return page(
      context,
      { title: titleOf(entry.id, draft.changes), section: 'content', status: problem ? 409 : 200 },
      <DraftPage
        path={path}
        state={stateNames[draft.state]}
        isApproved={draft.state === 'approved'}
        author={draft.author}
        editHref={isOwn && approver.staffId !== null ? entryPath(entry.id) : undefined}
        link={link}
        unfinished={isOwn && draft.state === 'open' ? broken : {}}
        differences={differencesOf(entry, published, draft.changes)}
        pages={changed?.map((path) => ({ value: path, label: pageName(path) }))}
        shownPage={context.req.query('page') ?? changed?.[0] ?? ''}
        on={parsePlainDate(context.req.query('on') ?? '') ?? ''}
        digest={draft.digest}
        can={{
          send: isOwn && draft.state === 'open' && rendered !== null && Object.keys(broken).length === 0,
          approve: mayApprove && ['waiting', 'approved'].includes(draft.state) && rendered !== null,
          discard: isOwn && draft.state !== 'published',
          link: isOwner && approver.staffId !== null && draft.state === 'waiting',
        }}
        today={londonDate(desk.now())}
        from={dayOf(draft) > londonDate(desk.now()) ? dayOf(draft) : ''}
        problem={
          problem ??
          (rendered === null
            ? 'The pages cannot be rendered with this draft, so it cannot be published.'
            : undefined)
        }
      />,
    )
  }

  const ownPage = async (
    context: DeskContext,
    session: Session,
    shown: Pick<ShownDraft, 'problem' | 'link'> = {},
  ) => {
    const draft = await findDraft(db, context.req.param('id') ?? '')
    return await draftPage(context, { draft, approver: session, path: draftPath(draft?.id ?? ''), ...shown })
  }

  /** A button of the draft's page. */
  const button = (
    verb: string,
    work: (context: DeskContext, session: Session, id: string) => Promise<unknown>,
    done: string,
  ) =>
    staffRoute({ at: `POST /content/drafts/:id/${verb}`, changes: 'mails' }, async (context, session) => {
      const result = await work(context, session, context.req.param('id') ?? '')
      if (result instanceof Refusal) return await ownPage(context, session, { problem: result.message })
      return context.redirect(`/content?done=${done}`, 303)
    })

  const approveAndPublish = async (context: DeskContext, approver: Approver, id: string) => {
    const form = await readForm(context)
    if (textIn(form, 'confirmed') !== 'yes') return new Refusal('Confirm that you have read it.')
    const draft = await findDraft(db, id)
    const entry = draft && entryWithId(draft.entry)
    if (draft === undefined || entry === undefined) return new Refusal('There is no such draft.')
    const broken = Object.values(brokenIn(draft, entry, await publishedValue(desk, entry)))
    if (broken.length > 0) return new Refusal(`It breaks a rule: ${broken.join(' ')}`)
    try {
      const missing = missingWarnings((await renderDraft(draft)) ?? {})
      if (missing.length > 0) return new Refusal(`It breaks a rule: ${missing.join(' ')}`)
    } catch {
      return new Refusal('The pages cannot be rendered with this draft, so it cannot be published.')
    }
    if (draft.state === 'waiting') {
      const approved = await approveDraft(desk, approver, id, {
        digest: textIn(form, 'digest'),
        confirmed: confirmation,
      })
      if (approved instanceof Refusal) return approved
    }
    const day = parsePlainDate([textIn(form, 'from'), dayOf(draft)].sort().at(-1) ?? '')
    // What visitors saw until the first publication belongs to the record.
    if ((await lastPublication(db)) === 0) await recordPages(database, 0, publicSite.files)
    return await publishDraft(desk, approver, id, day ? londonInstant(day, '00:00') : desk.now())
  }

  /** Of what has a day of its own, which is not shown before it; empty where it has none. */
  const dayOf = ({ entry: id, changes }: Draft) =>
    collections.has(id.split('/')[0] ?? '') && typeof changes.date === 'string' ? changes.date : ''

  /** The page before, or with the draft. */
  const pageOfDraft = async (context: DeskContext, draft: Draft | undefined) => {
    const path = context.req.query('path') ?? '/'
    const day = parsePlainDate(context.req.query('on') ?? '')
    const at = day ? londonInstant(day, '12:00') : desk.now()
    const now = pageNow(path)
    const then = draft && (await renderDraft(draft, at, day ? [path] : undefined))?.[path]
    const [html, other] = context.req.query('before') || draft === undefined ? [now, then] : [then, now]
    if (html === undefined) return framedNote(context, 'This page cannot be shown.')
    return framed(context, withInertLinks(withMarks(html, other ?? html)))
  }

  const byLink = async (context: DeskContext) =>
    await findByLink(db, context.req.param('token') ?? '', desk.now())

  const linkPage = async (context: DeskContext, problem?: string) => {
    const found = await byLink(context)
    if (found)
      return await draftPage(context, { ...found, path: linkPath(context.req.param('token') ?? ''), problem })
    const mayTryAgain = await countAttempt(desk, 'desk invitation', desk.clientOf(context))
    return message(
      context,
      'This link is over',
      mayTryAgain ? 404 : 429,
      'It was used, has expired, or the words were changed since. Ask whoever sent it for another.',
    )
  }

  const answerByLink = async (
    context: DeskContext,
    work: (context: DeskContext, approver: Approver, id: string) => Promise<unknown>,
  ) => {
    const found = await byLink(context)
    if (!found) return await linkPage(context)
    const result = await work(context, found.approver, found.draft.id)
    if (result instanceof Refusal) return await linkPage(context, result.message)
    return message(
      context,
      'Thank you',
      200,
      'Your answer is recorded with your name. You can close this page.',
    )
  }

  return [
    staffRoute('GET /content/drafts/:id', (context, session) => ownPage(context, session)),
    staffRoute('GET /content/drafts/:id/page', async (context) =>
      pageOfDraft(context, await findDraft(db, context.req.param('id') ?? '')),
    ),
    button('send', (_, session, id) => sendForApproval(desk, session, id), 'content-sent'),
    button('discard', (_, session, id) => discardDraft(desk, session, id), 'content-discarded'),
    button(
      'send-back',
      async (context, session, id) => sendBack(desk, session, id, await readText(context, 'note')),
      'content-sent-back',
    ),
    button('approve', approveAndPublish, 'content-published'),
    ownerRoute('POST /content/drafts/:id/link', async (context, session) => {
      const name = (await readText(context, 'name')).slice(0, 100)
      const token = await makeApprovalLink(desk, session, context.req.param('id') ?? '', name)
      if (token instanceof Refusal) return await ownPage(context, session, { problem: token.message })
      return await ownPage(context, session, {
        link: { name, address: `${desk.deskUrl}${linkPath(token)}` },
      })
    }),
    publicRoute('GET /approve/:token', (context) => linkPage(context)),
    publicRoute('GET /approve/:token/page', async (context) => {
      const found = await byLink(context)
      return found ? await pageOfDraft(context, found.draft) : await linkPage(context)
    }),
    publicRoute('POST /approve/:token/approve', (context) => answerByLink(context, approveAndPublish)),
    publicRoute('POST /approve/:token/send-back', (context) =>
      answerByLink(context, async (_, approver, id) =>
        sendBack(desk, approver, id, await readText(context, 'note')),
      ),
    ),
  ]
}
