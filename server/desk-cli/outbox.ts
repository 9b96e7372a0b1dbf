// desk outbox: mails and webhook posts that have not gone out, and a test mail.
import { testMail } from '#content/mail/test-mail.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { dropUnsent, listUnsent, retryUnsent, type UnsentMail } from '#server/desk/unsent-mails.ts'
import { MailError } from '#server/mail/mail-error.ts'
import { parseMailbox } from '#server/platform/mailbox.ts'
import { command } from './command.ts'
import { table } from './table.ts'

export const outboxCommands = [
  command({
    name: 'outbox',
    args: [],
    summary: 'mails and webhook posts that have not gone out',
    notes: [
      'Waiting: goes out by itself, after a pause where it failed. Parked: refused by the receiver, or given up after',
      'two days. Held: belongs to an enquiry in quarantine, and goes out when that is released at the desk.',
      'Reminders of calls that wait for their day are not listed.',
    ].join('\n'),
    async run({ database }) {
      const rows = (await listUnsent(database.db)).map((mail) => [
        mail.id.slice(0, 8),
        mail.reference ?? '',
        mail.kind,
        mail.state,
        String(mail.attempts),
        mail.state === 'waiting' ? londonMoment(mail.nextAttemptUtc) : '',
        mail.lastError ?? '',
      ])
      const headings = ['ID', 'Reference', 'Kind', 'State', 'Tries', 'Next try', 'Fault']
      return table(headings, rows, 'Everything has gone out.')
    },
  }),
  command({
    name: 'outbox retry',
    args: ['ID|all'],
    summary: 'send one now, or everything that is parked or has failed',
    notes: 'The beginning of an ID will do.',
    async run({ database, now }, [id]) {
      const unsent = await listUnsent(database.db)
      const chosen = id === 'all' ? unsent.filter(hasFailed) : [findMail(unsent, id)]
      const count = await retryUnsent(
        database,
        chosen.map((mail) => mail.id),
        now(),
      )
      return [`${count} ${count === 1 ? 'message goes' : 'messages go'} out now.`]
    },
  }),
  command({
    name: 'outbox drop',
    args: ['ID'],
    summary: 'give one up for good: it is not sent, and its record stays as it is',
    async run({ database }, [id]) {
      const mail = findMail(await listUnsent(database.db), id)
      if ((await dropUnsent(database, mail.id)) === 0)
        throw new Refusal('This message has been sent meanwhile.')
      return ['The message is dropped: it will not be sent.']
    },
  }),
  command({
    name: 'outbox test',
    args: ['ADDRESS'],
    summary: 'send a test mail at once, and say what the mail server answers',
    async run({ transport, mailFrom, createId }, [address]) {
      if (!isEmailAddress(address)) throw new Refusal(`Give an e-mail address; this is none: "${address}".`)
      const from = parseMailbox(mailFrom)
      try {
        await transport.send({
          from,
          to: { name: '', address },
          ...testMail,
          messageId: `<${createId()}@${from.address.split('@').at(-1)}>`,
        })
      } catch (error) {
        if (error instanceof MailError) throw new Refusal(`The test mail was not sent: ${error.reason}.`)
        throw error
      } finally {
        await transport.close()
      }
      return [`A test mail for ${address} is handed over: ${transport.place}.`]
    },
  }),
]

function hasFailed({ state, attempts }: UnsentMail): boolean {
  return state === 'parked' || (state === 'waiting' && attempts > 0)
}

function findMail(mails: UnsentMail[], typed: string): UnsentMail {
  const [mail, another] = mails.filter(({ id }) => id.startsWith(typed))
  if (mail === undefined) throw new Refusal(`No message that has yet to go out has an ID like ${typed}.`)
  if (another !== undefined)
    throw new Refusal(`More than one message has an ID like ${typed}: give more of it.`)
  if (mail.state === 'held')
    throw new Refusal(`This message is held with ${mail.reference}: release that at the desk in a browser.`)
  if (mail.state === 'sending') throw new Refusal('This message is being sent at this moment.')
  return mail
}
