// desk outbox: lists unsent mails and webhook posts, retries and drops them, and sends a test mail.

import { testMail } from '#content/mail/test-mail.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { transact } from '#server/db/transact.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import { unsentMails } from '#server/desk/unsent-mails.ts'
import { MailError } from '#server/emails/mail-error.ts'
import { parseMailbox } from '#server/mailbox.ts'
import { dropMails, retryMails } from '#server/outbox/outbox.ts'
import type { DeskAnswer, DeskCommand, Invocation } from './command.ts'
import { table } from './table.ts'

export const outbox: DeskCommand = {
  name: 'outbox',
  summary: 'mails and webhook posts that have not gone out: list, retry, drop, test',
  notes: [
    'Waiting: goes out by itself, after a pause where it failed. Parked: refused by the receiver, or given up',
    'after two days. Drop gives a message up for good: it is not sent, and its record stays as it is.',
    'Test sends a mail to ADDRESS now, without the outbox, and reports the answer of the mail server.',
    'Held: belongs to an enquiry in quarantine, and goes out when that is released.',
    'Reminders of calls that wait for their day are not listed.',
    'The beginning of an ID will do. All means everything that is parked or has failed at least once.',
  ],
  examples: [
    'outbox',
    'outbox retry 3f2a9c1e',
    'outbox retry all',
    'outbox drop 3f2a9c1e',
    'outbox test me@example.com',
  ],
  verbs: [
    { name: 'list', run: listed },
    { name: 'retry', words: ['ID|all'], run: retried },
    { name: 'drop', words: ['ID'], run: dropped },
    { name: 'test', words: ['ADDRESS'], run: tested },
  ],
}

async function unsent({ desk }: Invocation) {
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

async function listed(invocation: Invocation): Promise<DeskAnswer> {
  const mails = await unsent(invocation)
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

async function retried(invocation: Invocation): Promise<DeskAnswer> {
  const { database, now } = invocation.desk
  const ids = await mailsToRetry(invocation)
  const count = await transact(database, (trx) => retryMails(trx, ids, now()))
  return { lines: [`${count} ${count === 1 ? 'message goes' : 'messages go'} out now.`], json: { count } }
}

async function dropped(invocation: Invocation): Promise<DeskAnswer> {
  const [word] = invocation.words
  if (word === undefined) throw new DeskError('Which message? Give its ID.')
  const id = parseMailId(word, await unsent(invocation))
  const count = await transact(invocation.desk.database, (trx) => dropMails(trx, [id]))
  if (count === 0) throw new DeskError('This message has been sent meanwhile.')
  return { lines: ['The message is dropped: it will not be sent.'], json: { dropped: id } }
}

async function tested({ desk, words }: Invocation): Promise<DeskAnswer> {
  const address = words[0]?.trim() ?? ''
  if (!isEmailAddress(address)) throw new DeskError(`Give an e-mail address; this is none: "${address}".`)
  const { transport } = desk
  const from = parseMailbox(desk.mailFrom)
  try {
    await transport.send({
      from,
      to: { name: '', address },
      ...testMail,
      messageId: `<${desk.createId()}@${from.address.split('@').at(-1)}>`,
    })
  } catch (error) {
    if (error instanceof MailError) throw new DeskError(`The test mail was not sent: ${error.reason}.`)
    throw error
  } finally {
    await transport.close()
  }
  return {
    lines: [`A test mail for ${address} is handed over: ${transport.place}.`],
    json: { sent: address },
  }
}

async function mailsToRetry(invocation: Invocation): Promise<string[]> {
  const [word] = invocation.words
  if (word === undefined) throw new DeskError('Which message? Give its ID, or all.')
  const mails = await unsent(invocation)
  if (word !== 'all') return [parseMailId(word, mails)]
  return mails
    .filter(({ state, attempts }) => state === 'parked' || (state === 'waiting' && attempts > 0))
    .map(({ id }) => id)
}

type UnsentMail = Awaited<ReturnType<typeof unsent>>[number]

function parseMailId(word: string, mails: UnsentMail[]): string {
  const [mail, another] = mails.filter(({ id }) => id.startsWith(word))
  if (mail === undefined) throw new DeskError(`No message that has yet to go out has an ID like ${word}.`)
  if (another !== undefined)
    throw new DeskError(`More than one message has an ID like ${word}: give more of it.`)
  if (mail.state === 'held') {
    throw new DeskError(
      `This message is held with ${mail.reference}: use enquiries release ${mail.reference}.`,
    )
  }
  if (mail.state === 'claimed') throw new DeskError('This message is being sent at this moment.')
  return mail.id
}
