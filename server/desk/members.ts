// The firm's advisers as the network sees them; and links with which one of them, without an account, changes what their
// page says. What they send is a draft like any other: somebody at the desk approves it.
import type { Kysely } from 'kysely'
import { type Adviser, allAdvisers } from '#content/pages/advisers.ts'
import { DAY_MS } from '#domain/durations.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { createToken, hashOf } from '#server/platform/secret-token.ts'
import { recordAction } from './audit-log.ts'
import { type Author, findDraft, type Person } from './content-drafts.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

const VALID_MS = 14 * DAY_MS
const COUNTED_MS = 365 * DAY_MS

/** What an adviser may change: not who they are, nor what the firm and the register say that they may do. */
const ownFields = ['town', 'district', 'ways', 'languages', 'bio', 'qualifications', 'reviews']

/** Whether a path within the list of advisers is of a field that the one at this index may change. */
export function isOwnField(path: string, index: number): boolean {
  const [at, field = ''] = path.split('.')
  return at === String(index) && ownFields.includes(field)
}

/** As whom an adviser writes. */
export function memberAuthor({ slug, name }: Pick<Adviser, 'slug' | 'name'>): Author {
  return { staffId: null, authorId: `adviser ${slug}`, device: `link for ${name}` }
}

/** Replaces any link that the adviser has. Resolves to the token, which is not stored. */
export async function makeMemberLink(
  desk: DeskDependencies,
  person: Person,
  slug: string,
): Promise<{ token: string; name: string } | Refusal> {
  const token = createToken()
  return await attempt(desk.database, async (trx) => {
    const member = allAdvisers.find((one) => one.slug === slug)
    if (!member) throw new Refusal('There is no such adviser.')
    await trx
      .deleteFrom('memberLinks')
      .where(({ eb, or }) => or([eb('slug', '=', slug), eb('expiresUtc', '<', utcText(desk.now()))]))
      .execute()
    const expiresUtc = utcText(desk.now() + VALID_MS)
    await trx
      .insertInto('memberLinks')
      .values({ tokenHash: hashOf(token), slug, draftId: null, expiresUtc })
      .execute()
    const action = { action: 'member link made', detail: `for ${member.name}` } as const
    await recordAction(trx, person, action, desk)
    return { token, name: member.name }
  })
}

/** Whose link it is; undefined for one that is wrong, old, or used: what was sent by it has been published. */
export async function findMemberByLink(db: Kysely<Tables>, token: string, now: number) {
  const link = await db
    .selectFrom('memberLinks')
    .select(['slug', 'draftId'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresUtc', '>', utcText(now))
    .executeTakeFirst()
  const draft = link?.draftId ? await findDraft(db, link.draftId) : undefined
  return draft?.state === 'published' ? undefined : link?.slug
}

/** From now on the link is used up once this draft is published. */
export async function keepDraftOfLink(
  { database }: Pick<DeskDependencies, 'database'>,
  token: string,
  draftId: string,
): Promise<void> {
  await transact(database, (trx) =>
    trx.updateTable('memberLinks').set({ draftId }).where('tokenHash', '=', hashOf(token)).execute(),
  )
}

/** Calls in which somebody was reached, in a year, by the adviser from whose page they can be booked. */
export async function callsTaken(db: Kysely<Tables>, now: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('callTakers')
    .innerJoin('enquiries', 'enquiries.assignedTo', 'callTakers.staffId')
    .select(({ fn }) => ['adviser', fn.countAll().as('count')])
    .where('adviser', '<>', '')
    .where('outcome', '=', 'reached')
    .where('date', 'is not', null)
    .where('answeredUtc', '>', utcText(now - COUNTED_MS))
    .groupBy('adviser')
    .execute()
  return new Map(rows.map(({ adviser, count }) => [adviser, Number(count)]))
}
