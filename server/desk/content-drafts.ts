// Drafts of content: edited, approved by somebody else, published. Each change is one transaction with its entry in the
// audit log.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { allAdvisers } from '#content/pages/advisers.ts'
import type { Changes } from '#content/site/entry.ts'
import { isWithin, lastPublication } from '#server/editing/publications.ts'
import { shippedDigests } from '#server/editing/shipped-changes.ts'
import { flag, utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { AuditAction } from '#server/platform/db/desk-tables.ts'
import type { ContentDraftsTable, PublicationsTable, Tables } from '#server/platform/db/tables.ts'
import { queueApprovalNotices } from './approval-notice.ts'
import { recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

/** A member of staff. */
export interface Person {
  staffId: string
  device?: string | undefined
}

/** Whoever writes: a member of staff, or an adviser with a link to the form of their own page (members.ts). */
export type Author = Person | { staffId: null; authorId: string; device: string }

/** Whoever approves: a member of staff, or somebody with a link to one draft (approval-links.ts). */
export type Approver = Person | { staffId: null; name: string; device: string }

export interface Draft extends Omit<ContentDraftsTable, 'changes'> {
  changes: Changes
  author: string
  /** Of exactly these words. */
  digest: string
}

const liveStates = ['open', 'waiting', 'approved'] as const

/** Drafts that are not published yet, the newest first. */
export async function listDrafts(
  db: Kysely<Tables>,
  filter: { entry?: string; id?: string } = {},
): Promise<Draft[]> {
  let query = db
    .selectFrom('contentDrafts')
    .leftJoin('staff', 'staff.id', 'contentDrafts.authorId')
    .selectAll('contentDrafts')
    .select('staff.name as author')
    .orderBy('updatedUtc', 'desc')
  if (filter.id === undefined) query = query.where('state', 'in', liveStates)
  else query = query.where('contentDrafts.id', '=', filter.id)
  if (filter.entry !== undefined) query = query.where('entry', '=', filter.entry)
  const rows = await query.execute()
  return rows.map((row) => {
    const changes = JSON.parse(row.changes) as Changes
    const author = row.author ?? adviserName(row.authorId)
    return { ...row, author, changes, digest: digestOf(row.entry, changes) }
  })
}

/** Of an adviser who has written it. */
function adviserName(authorId: string): string {
  return allAdvisers.find(({ slug }) => authorId === `adviser ${slug}`)?.name ?? authorId
}

const idOf = (author: Author) => ('authorId' in author ? author.authorId : author.staffId)

export async function findDraft(db: Kysely<Tables>, id: string): Promise<Draft | undefined> {
  return (await listDrafts(db, { id }))[0]
}

function digestOf(entry: string, changes: Changes): string {
  const sorted = Object.entries(changes).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entry, sorted]))
    .digest('base64url')
}

interface Edit {
  entry: string
  changes: Changes
  /** The number of the last publication that the form showed. */
  base: number
  /** The version of the draft that the form showed; undefined where there was none. */
  version: number | undefined
}

/** Stores the person's own draft of the entry, which loses its approval; without a change it is discarded. Resolves to its id. */
export async function saveDraft(
  desk: DeskDependencies,
  person: Author,
  { entry, changes, base, version }: Edit,
): Promise<string | Refusal> {
  const id = desk.createId()
  return await attempt(desk.database, async (trx) => {
    const own = await trx
      .selectFrom('contentDrafts')
      .select(['id', 'version'])
      .where('entry', '=', entry)
      .where('authorId', '=', idOf(person))
      .where('state', 'in', liveStates)
      .executeTakeFirst()
    if (own?.version !== version) throw editedElsewhere()
    const isEmpty = Object.keys(changes).length === 0
    const stored = {
      changes: JSON.stringify(changes),
      base,
      state: isEmpty ? ('discarded' as const) : ('open' as const),
      approverId: null,
      approvedDigest: null,
      confirmed: '',
      sole: flag(false),
      updatedUtc: utcText(desk.now()),
    }
    if (own === undefined && isEmpty) throw new Refusal('Nothing has been changed.')
    const written =
      own === undefined
        ? await trx
            .insertInto('contentDrafts')
            .values({ ...stored, id, entry, authorId: idOf(person), version: 0, note: '' })
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst()
        : await trx
            .updateTable('contentDrafts')
            .set({ ...stored, version: own.version + 1 })
            .where('id', '=', own.id)
            .where('version', '=', own.version)
            .returning('id')
            .executeTakeFirst()
    if (written === undefined) throw editedElsewhere()
    await record(trx, desk, person, 'content edited', entry)
    return own?.id ?? id
  })
}

function editedElsewhere(): Refusal {
  return new Refusal('You have changed this draft in another window. Open it again.', 'stale')
}

/** For whoever approves. */
export async function sendForApproval(desk: DeskDependencies, person: Author, id: string) {
  return await change(desk, person, id, 'content sent for approval', async (draft, trx) => {
    requireOwn(draft, person)
    requireState(draft, 'open')
    await queueApprovalNotices(trx, draft, desk)
    return { state: 'waiting', note: '' }
  })
}

export async function discardDraft(desk: DeskDependencies, person: Person, id: string) {
  return await change(desk, person, id, 'content discarded', (draft) => {
    requireOwn(draft, person)
    requireState(draft, ...liveStates)
    return { state: 'discarded' }
  })
}

/** To its author, with the reason. */
export async function sendBack(desk: DeskDependencies, person: Approver, id: string, note: string) {
  return await change(desk, person, id, 'content sent back', (draft) => {
    requireState(draft, 'waiting', 'approved')
    return { state: 'open', note, approverId: null, approvedDigest: null, confirmed: '' }
  })
}

/** Approves exactly the words of this digest. */
export async function approveDraft(
  desk: DeskDependencies,
  person: Approver,
  id: string,
  { digest, confirmed }: { digest: string; confirmed: string },
) {
  return await change(desk, person, id, 'content approved', async (draft, trx) => {
    requireState(draft, 'waiting')
    if (draft.digest !== digest)
      throw new Refusal('The draft has been changed since you opened it. Read it again.', 'stale')
    const isSole = draft.authorId === person.staffId
    if (isSole && !(await isFirmOfOne(trx)))
      throw new Refusal('Somebody else must approve what you have written.')
    return {
      state: 'approved',
      approverId: person.staffId ?? person.name,
      approvedDigest: digest,
      confirmed,
      sole: flag(isSole),
    }
  })
}

/** From this moment on, which may be to come. Resolves to the number of the publication. */
export async function publishDraft(
  desk: DeskDependencies,
  person: Approver,
  id: string,
  from: number,
): Promise<number | Refusal> {
  return await attempt(desk.database, async (trx) => {
    const draft = await lockedDraft(trx, id)
    requireState(draft, 'approved')
    if (draft.approverId === null || draft.approvedDigest !== draft.digest)
      throw new Refusal('These words have not been approved.')
    // Before the look at what others have published: whoever comes in between takes the number.
    const number = (await lastPublication(trx)) + 1
    const overtaken = await overtakenFields(trx, draft)
    if (overtaken.length > 0)
      throw new Refusal(
        'Somebody has published another change of the same words since this draft was begun. Open the draft, compare and save it again.',
        'stale',
      )
    await addPublication(trx, desk, {
      number,
      entry: draft.entry,
      changes: draft.changes,
      from,
      authorId: draft.authorId,
      authorName: draft.author,
      approverId: draft.approverId,
      approverName: await approverName(trx, draft.approverId),
      sole: draft.sole,
      confirmed: draft.confirmed,
      draftId: id,
    })
    await trx
      .updateTable('contentDrafts')
      .set((row) => ({ state: 'published', version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await record(trx, desk, person, 'content published', draft.entry, `publication ${number}`)
    return number
  })
}

interface NewPublication extends Omit<PublicationsTable, 'changes' | 'fromUtc' | 'createdUtc' | 'shipped'> {
  changes: Changes
  from: number
}

export async function addPublication(
  trx: Trx,
  { now }: Pick<DeskDependencies, 'now'>,
  { changes, from, ...publication }: NewPublication,
): Promise<void> {
  const stored = await trx
    .insertInto('publications')
    .values({
      ...publication,
      changes: JSON.stringify(changes),
      shipped: JSON.stringify(shippedDigests(publication.entry, Object.keys(changes))),
      fromUtc: utcText(Math.max(from, now())),
      createdUtc: utcText(now()),
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  if (stored === undefined)
    throw new Refusal('Somebody else has published at the same moment. Please try again.', 'stale')
}

/** Of staff, or of whoever had a link: their name is stored as their id. */
async function approverName(trx: Trx, id: string): Promise<string> {
  const staff = await trx.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst()
  return staff?.name ?? id
}

/** The draft's paths that were published by others since its author last saw them. */
export async function overtakenFields(
  db: Kysely<Tables>,
  { entry, base, changes }: Pick<Draft, 'entry' | 'base' | 'changes'>,
): Promise<string[]> {
  const later = await db
    .selectFrom('publications')
    .select('changes')
    .where('entry', '=', entry)
    .where('number', '>', base)
    .execute()
  const published = later.flatMap((row) => Object.keys(JSON.parse(row.changes)))
  return Object.keys(changes).filter((path) =>
    published.some((other) => isWithin(path, other) || isWithin(other, path)),
  )
}

/** Whether nobody else is there to approve: said once by an owner, and true while it is. */
export async function isFirmOfOne(db: Kysely<Tables>): Promise<boolean> {
  const said = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', 'firm-of-one')
    .executeTakeFirst()
  return said !== undefined && (await staffCount(db)) === 1
}

export async function declareFirmOfOne(desk: DeskDependencies, person: Person) {
  return await attempt<undefined>(desk.database, async (trx) => {
    if ((await staffCount(trx)) !== 1)
      throw new Refusal('Others have access to the desk: one of them can approve.')
    await trx
      .insertInto('settings')
      .values({ name: 'firm-of-one', value: utcText(desk.now()) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    await record(trx, desk, person, 'firm of one declared')
  })
}

async function staffCount(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('removedUtc', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type DraftUpdate = Partial<
  Pick<ContentDraftsTable, 'state' | 'note' | 'approverId' | 'approvedDigest' | 'confirmed' | 'sole'>
>

async function change(
  desk: DeskDependencies,
  person: Approver | Author,
  id: string,
  action: AuditAction,
  update: (draft: Draft, trx: Trx) => DraftUpdate | Promise<DraftUpdate>,
): Promise<Draft | Refusal> {
  return await attempt(desk.database, async (trx) => {
    const draft = await lockedDraft(trx, id)
    const updated = await update(draft, trx)
    await trx
      .updateTable('contentDrafts')
      .set((row) => ({ ...updated, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await record(trx, desk, person, action, draft.entry)
    return draft
  })
}

/** Nobody else changes it until the transaction ends: on PostgreSQL by the lock of its row, on SQLite by its nature. */
async function lockedDraft(trx: Trx, id: string): Promise<Draft> {
  await trx
    .updateTable('contentDrafts')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .execute()
  const draft = await findDraft(trx, id)
  if (draft === undefined) throw new Refusal('There is no such draft.')
  return draft
}

function requireState({ state }: Draft, ...states: Draft['state'][]): void {
  if (!states.includes(state))
    throw new Refusal(`This draft is ${stateWords[state]} by now. Open it again.`, 'stale')
}

const stateWords: Record<Draft['state'], string> = {
  open: 'being edited',
  waiting: 'waiting for approval',
  approved: 'approved',
  published: 'published',
  discarded: 'discarded',
}

function requireOwn({ authorId, author }: Draft, person: Author): void {
  if (authorId !== idOf(person)) throw new Refusal(`This draft is ${author}’s.`)
}

async function record(
  trx: Trx,
  desk: DeskDependencies,
  person: Approver | Author,
  action: AuditAction,
  entry?: string,
  detail?: string,
): Promise<void> {
  await recordAction(trx, person, { action, subject: entry && `content/${entry}`, detail }, desk)
}
