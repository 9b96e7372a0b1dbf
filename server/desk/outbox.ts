// desk outbox: lists unsent mails and webhook posts, and retries them.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transact.ts'
import { retryMails } from '#server/outbox/outbox.ts'
import { type DeskAnswer, type DeskCall, type DeskCommand, DeskFault } from './command.ts'
import { londonMoment } from './record-view.ts'
import { table } from './table.ts'

export const outbox: DeskCommand = {
  name: 'outbox',
  summary: 'mails and webhook posts that have not gone out: list, retry',
  notes: [
    'Waiting: goes out by itself, after a pause where it failed. Parked: given up after two days.',
    'Held: belongs to an enquiry in quarantine, and goes out when that is released.',
    'A webhook post that the receiver refuses is parked at once.',
    'The beginning of an ID will do. All means everything that is parked or has failed at least once.',
  ],
  examples: ['outbox', 'outbox retry 3f2a9c1e', 'outbox retry all'],
  verbs: [
    { name: 'list', run: listed },
    { name: 'retry', words: ['ID|all'], run: retried },
  ],
}

async function unsent({ desk }: DeskCall) {
  const { db } = desk.database
  const mails = await unsentMails(db).selectAll().orderBy('createdUtc').execute()
  const records = await db
    .selectFrom('enquiries')
    .select(['id', 'reference'])
    .where('id', 'in', unsentMails(db).select('recordId'))
    .execute()
  const references = new Map(records.map(({ id, reference }) => [id, reference]))
  return mails.map((mail) => ({ ...mail, reference: references.get(mail.recordId) ?? '' }))
}

/** The state is a literal: SQLite does not use a partial index for a condition with a parameter. */
export function unsentMails(db: Kysely<Tables>) {
  return db.selectFrom('outbox').where('state', '<>', sql.lit('sent'))
}

async function listed(call: DeskCall): Promise<DeskAnswer> {
  const mails = await unsent(call)
  const rows = mails.map((mail) => [
    mail.id.slice(0, 8),
    mail.reference,
    mail.kind,
    mail.state,
    String(mail.attempts),
    mail.state === 'waiting' ? londonMoment(mail.nextAttemptUtc) : '',
    mail.lastError ?? '',
  ])
  const headings = ['ID', 'Reference', 'Kind', 'State', 'Tries', 'Next try', 'Fault']
  return { lines: table(headings, rows, 'Everything has gone out.'), json: mails }
}

async function retried(call: DeskCall): Promise<DeskAnswer> {
  const { database, now } = call.desk
  const ids = await mailsToRetry(call)
  const count = await transact(database, (trx) => retryMails(trx, ids, now()))
  return { lines: [`${count} ${count === 1 ? 'message goes' : 'messages go'} out now.`], json: { count } }
}

async function mailsToRetry(call: DeskCall): Promise<string[]> {
  const [word] = call.words
  if (word === undefined) throw new DeskFault('Which message? Give its ID, or all.')
  const mails = await unsent(call)
  if (word === 'all') {
    return mails
      .filter(({ state, attempts }) => state === 'parked' || (state === 'waiting' && attempts > 0))
      .map(({ id }) => id)
  }
  const [mail, another] = mails.filter(({ id }) => id.startsWith(word))
  if (mail === undefined) throw new DeskFault(`No message that has yet to go out has an ID like ${word}.`)
  if (another !== undefined)
    throw new DeskFault(`More than one message has an ID like ${word}: give more of it.`)
  if (mail.state === 'held') {
    throw new DeskFault(
      `This message is held with ${mail.reference}: use enquiries release ${mail.reference}.`,
    )
  }
  if (mail.state === 'claimed') throw new DeskFault('This message is being sent at this moment.')
  return [mail.id]
}
