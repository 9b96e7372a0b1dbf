import type { Kysely } from 'kysely'
import { reply, replyTemplates } from '#content/mail/replies.ts'
import { firm } from '#content/site/firm.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { fillIn } from '#domain/fill-in.ts'
import { firstName } from '#domain/first-name.ts'
import type { Enquiry } from '#server/enquiries/enquiry.ts'
import { readEnquiry } from '#server/enquiries/enquiry.ts'
import type { Notice } from '#server/outbox/outbox-kinds.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** What a reply begins with, for each template. */
export function repliesTo(
  { name, reference }: Pick<Enquiry, 'name' | 'reference'>,
  sender: string,
): { title: string; text: string }[] {
  const values = { name: firstName(name), reference, sender }
  return replyTemplates.map(({ title, paragraphs }) => ({
    title,
    text: paragraphs.map((paragraph) => fillIn(paragraph, values)).join('\n\n'),
  }))
}

/** Of an enquiry and the note that keeps what was written; null where it has been erased. */
export async function replyMail(
  db: Kysely<Tables>,
  siteUrl: string,
  recordId: string,
): Promise<Notice | null> {
  const [enquiryId = '', noteId = ''] = recordId.split(' ')
  const enquiry = await readEnquiry(db, enquiryId)
  const note = await db.selectFrom('enquiryNotes').select('text').where('id', '=', noteId).executeTakeFirst()
  if (enquiry === null || note === undefined || !isEmailAddress(enquiry.email)) return null
  const { reference, message } = enquiry
  return {
    to: { name: '', address: enquiry.email },
    replyTo: { name: '', address: firm.email.display },
    isPersonal: true,
    words: reply({ reference, text: note.text, question: message, siteUrl }),
  }
}
