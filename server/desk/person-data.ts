// What is held on a person: subject access and erasure.
import { isEmailAddress } from '#domain/email-address.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { isPhoneNumber } from '#domain/phone-number.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Actor } from './audit-log.ts'
import { keptComplaints, whyKept } from './complaints.ts'
import type { Desk } from './desk-dependencies.ts'
import { eraseEnquiries } from './erasure.ts'
import { findPerson, keyOf } from './find-person.ts'
import { mailFilesOf } from './mail-files.ts'
import { parseReference } from './parse-reference.ts'
import { closeByErasure } from './person-requests.ts'
import { Refusal } from './refusal.ts'

/** Erases everything that is held on somebody, but what is said to be somebody else's; the receipt is for them. */
export async function erasePerson(
  desk: Desk,
  asked: string,
  actor: Actor,
  others: readonly string[] = [],
): Promise<Receipt | Refusal> {
  const held = await heldOn(desk, asked, others)
  if (held.enquiries.length === 0) return new Refusal('Nothing is held on this person.')
  const { keys, complaints } = held
  const kept = held.enquiries.filter(({ reference }) => complaints.includes(reference))
  const enquiries = held.enquiries.filter((enquiry) => !kept.includes(enquiry))
  if (enquiries.length === 0)
    return new Refusal(`Nothing was erased: ${complaints.join(', ')} is a complaint, and ${whyKept}.`)
  const receipt = desk.createId()
  const counts = await eraseEnquiries(
    desk,
    enquiries.map(({ id }) => id),
    actor,
    { receipt, also: (trx) => closeByErasure(trx, keys, receipt, desk.now()) },
  )
  const slotsFreed = enquiries.filter(({ date, cancelledUtc }) => date !== null && cancelledUtc === null)
  return {
    receipt,
    erasedUtc: utcText(desk.now()),
    asked,
    references: enquiries.map(({ reference }) => reference),
    ...counts,
    slotsFreed: slotsFreed.map(({ date, time }) => `${date} ${time}`),
    notReached: [
      ...(kept.length > 0 ? [`${complaints.join(', ')}: a complaint, and ${whyKept}`] : []),
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
export async function heldOn(desk: Desk, asked: string, others: readonly string[] = []) {
  const { db } = desk.database
  const person = await findPerson(db, asked)
  const enquiries = person.enquiries.filter(({ reference }) => !others.includes(reference))
  const ids = enquiries.map(({ id }) => id)
  const references = enquiries.map(({ reference }) => reference)
  const keys = [...new Set([...person.keys, ...(parseReference(asked) ? [] : [keyOf(asked)])])]
  const [mails, callChanges, requests, notes, history, answers, kept] = await Promise.all([
    db.selectFrom('outbox').selectAll().where('recordId', 'in', ids).execute(),
    db.selectFrom('callChanges').selectAll().where('enquiryId', 'in', ids).orderBy('sequence').execute(),
    db.selectFrom('personRequests').selectAll().where('who', 'in', keys).execute(),
    db
      .selectFrom('enquiryNotes')
      .select(['enquiryId', 'createdUtc', 'text', 'isReply'])
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
    db.selectFrom('callAnswers').selectAll().where('enquiryId', 'in', ids).execute(),
    keptComplaints(db, ids, desk.now()),
  ])
  const outboxIds = mails.map(({ id }) => id)
  return {
    complaints: enquiries.filter(({ id }) => kept.has(id)).map(({ reference }) => reference),
    asked,
    askedUtc: utcText(desk.now()),
    ...person,
    keys,
    enquiries,
    callChanges,
    notes,
    history,
    answers,
    requests,
    mails,
    mailFiles: await mailFilesOf(desk.location.dataDir, outboxIds),
  }
}

export type Held = Awaited<ReturnType<typeof heldOn>>

export function parsePerson(text: string | undefined): string | Refusal {
  const asked = text?.trim() ?? ''
  if (!isEmailAddress(asked) && !isPhoneNumber(asked) && parseReference(asked) === null) {
    return new Refusal(
      `Give an e-mail address, a phone number or the reference of an enquiry; this is none: "${asked}".`,
    )
  }
  return asked
}
