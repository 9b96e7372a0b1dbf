// What is held on an e-mail address or phone number: subject access and erasure.
import { type Kysely, sql } from 'kysely'
import { isEmailAddress } from '#domain/email-address.ts'
import { isPhoneNumber, phoneDigits } from '#domain/phone-number.ts'
import { fromRow } from '#server/enquiries/enquiry.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Actor } from './audit-log.ts'
import type { Desk } from './desk-dependencies.ts'
import { londonMoment } from './enquiry-text.ts'
import { eraseEnquiries } from './erasure.ts'
import type { DeskEnquiry } from './list-enquiries.ts'
import { mailFilesOf } from './mail-files.ts'
import { Refusal } from './refusal.ts'

/** Erases everything that is held on somebody; the receipt is for them. */
export async function erasePerson(desk: Desk, asked: string, actor: Actor): Promise<Receipt | Refusal> {
  const { enquiries } = await heldOn(desk, asked)
  if (enquiries.length === 0) return new Refusal('Nothing is held on this person.')
  const counts = await eraseEnquiries(
    desk,
    enquiries.map(({ id }) => id),
    actor,
  )
  const slotsFreed = enquiries.filter(({ date, cancelledUtc }) => date !== null && cancelledUtc === null)
  return {
    receipt: desk.createId(),
    erasedUtc: utcText(desk.now()),
    asked,
    references: enquiries.map(({ reference }) => reference),
    ...counts,
    slotsFreed: slotsFreed.map(({ date, time }) => `${date} ${time}`),
    notReached: [
      'mails that were delivered, to the firm’s own inbox among others',
      'backups made before, and the copy made before an upgrade',
    ],
  }
}

interface Receipt {
  receipt: string
  erasedUtc: string
  asked: string
  references: string[]
  enquiries: number
  outboxRows: number
  mailFiles: number
  slotsFreed: string[]
  notReached: string[]
}

export function receiptLines(receipt: Receipt): string[] {
  return [
    `Receipt ${receipt.receipt}`,
    `Erased on ${londonMoment(receipt.erasedUtc)} for ${receipt.asked}:`,
    `  enquiries: ${receipt.enquiries} (${receipt.references.join(', ')})`,
    `  mails: ${receipt.outboxRows}, files of mails: ${receipt.mailFiles}`,
    `  calls that are free again: ${receipt.slotsFreed.join(', ') || 'none'}`,
    'Not reached by this:',
    ...receipt.notReached.map((place) => `  ${place}`),
  ]
}

/** Records, notes, changes of calls, what the audit log has on them, mails and mail files. */
export async function heldOn(desk: Desk, asked: string) {
  const enquiries = isPhoneNumber(asked) ? await byPhone(desk, asked) : await byEmail(desk, asked)
  const ids = enquiries.map(({ id }) => id)
  const { db } = desk.database
  // An empty list is no SQL.
  const hasEnquiries = ids.length > 0
  const mails = hasEnquiries
    ? await db.selectFrom('outbox').selectAll().where('recordId', 'in', ids).execute()
    : []
  const callChanges = hasEnquiries
    ? await db
        .selectFrom('callChanges')
        .selectAll()
        .where('enquiryId', 'in', ids)
        .orderBy('sequence')
        .execute()
    : []
  const files = await mailFilesOf(
    desk.location.dataDir,
    mails.map(({ id }) => id),
  )
  const askedUtc = utcText(desk.now())
  const handling = await handlingOf(desk, enquiries)
  return { asked, askedUtc, enquiries, callChanges, ...handling, mails, mailFiles: files }
}

/** What the office has noted and done about them. */
async function handlingOf({ database: { db } }: Desk, enquiries: DeskEnquiry[]) {
  if (enquiries.length === 0) return { notes: [], history: [] }
  const ids = enquiries.map(({ id }) => id)
  const references = enquiries.map(({ reference }) => reference)
  const [notes, history] = await Promise.all([
    db
      .selectFrom('enquiryNotes')
      .select(['enquiryId', 'createdUtc', 'text'])
      .where('enquiryId', 'in', ids)
      .orderBy('createdUtc')
      .execute(),
    db
      .selectFrom('auditLog')
      .select(['atUtc', 'action', 'subject'])
      .where('subject', 'in', references)
      .where('action', '<>', 'enquiry read')
      .orderBy('atUtc')
      .execute(),
  ])
  return { notes, history }
}

async function byEmail({ database: { db } }: Desk, email: string): Promise<DeskEnquiry[]> {
  const sameEmail = sql<boolean>`lower(email) = lower(${email})`
  const rows = await db.selectFrom('enquiries').selectAll().where(sameEmail).orderBy('createdUtc').execute()
  return rows.map(fromRow)
}

async function byPhone({ database: { db } }: Desk, phone: string): Promise<DeskEnquiry[]> {
  const rows = await enquiriesByPhone(db, phoneDigits(phone)).execute()
  return rows.map(fromRow)
}

export function enquiriesByPhone(db: Kysely<Tables>, digits: string) {
  return (
    db
      .selectFrom('enquiries')
      .selectAll()
      .where('phoneDigits', '=', digits)
      // As the partial index has it.
      .where('phoneDigits', '<>', sql.lit(''))
      .orderBy('createdUtc')
  )
}

export function parsePerson(text: string | undefined): string | Refusal {
  const asked = text?.trim() ?? ''
  if (!isEmailAddress(asked) && !isPhoneNumber(asked)) {
    return new Refusal(`Give an e-mail address or a phone number; this is neither: "${asked}".`)
  }
  return asked
}
