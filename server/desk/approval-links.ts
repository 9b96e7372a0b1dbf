// Links with which somebody without an account, such as a compliance consultant, approves one draft or sends it back.
import type { Kysely } from 'kysely'
import { DAY_MS } from '#domain/durations.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { createToken, hashOf } from '#server/platform/secret-token.ts'
import { recordAction } from './audit-log.ts'
import { type Approver, type Draft, findDraft, type Person } from './content-drafts.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { attempt, Refusal } from './refusal.ts'

const VALID_MS = 7 * DAY_MS

/** For exactly these words. Resolves to the token, which is not stored. */
export async function makeApprovalLink(
  desk: DeskDependencies,
  person: Person,
  id: string,
  name: string,
): Promise<string | Refusal> {
  const token = createToken()
  return await attempt(desk.database, async (trx) => {
    const draft = await findDraft(trx, id)
    if (draft?.state !== 'waiting') throw new Refusal('Send the draft for approval first.', 'stale')
    if (name.trim() === '') throw new Refusal('Say whose approval it is: the record names them.')
    await trx.deleteFrom('approvalLinks').where('expiresUtc', '<', utcText(desk.now())).execute()
    await trx
      .insertInto('approvalLinks')
      .values({
        tokenHash: hashOf(token),
        draftId: id,
        digest: draft.digest,
        name: name.trim(),
        madeBy: person.staffId,
        expiresUtc: utcText(desk.now() + VALID_MS),
      })
      .execute()
    const subject = `content/${draft.entry}`
    await recordAction(
      trx,
      person,
      { action: 'approval link made', subject, detail: `for ${name.trim()}` },
      desk,
    )
    return token
  })
}

/** The draft that the link is for, while it waits with the same words; undefined otherwise. */
export async function findByLink(
  db: Kysely<Tables>,
  token: string,
  now: number,
): Promise<{ draft: Draft; approver: Approver } | undefined> {
  const link = await db
    .selectFrom('approvalLinks')
    .select(['draftId', 'digest', 'name'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresUtc', '>', utcText(now))
    .executeTakeFirst()
  const draft = link && (await findDraft(db, link.draftId))
  if (!draft || draft.digest !== link.digest || !['waiting', 'approved'].includes(draft.state))
    return undefined
  return {
    draft,
    approver: { staffId: null, name: `${link.name}, by a link`, device: `link for ${link.name}` },
  }
}
