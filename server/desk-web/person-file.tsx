import { renderToStaticMarkup } from 'react-dom/server'
import { PersonFile } from '#app/desk/person-file.tsx'
import { requestKinds } from '#app/desk/person-page.tsx'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { londonDate } from '#domain/london.ts'
import { formatDate, formatSlashed } from '#domain/plain-date.ts'
import { readHistory } from '#server/desk/enquiry-history.ts'
import type { Held } from '#server/desk/person-data.ts'
import { shownFields } from '#server/enquiries/enquiry-fields.ts'
import { outboxKinds } from '#server/outbox/outbox-kinds.ts'
import type { DeskDependencies } from './desk-route.ts'

/** For people to read: one document with all of it. */
export async function personFile(desk: DeskDependencies, held: Held): Promise<string> {
  const enquiries = await Promise.all(
    held.enquiries.map(async (enquiry) => {
      const { entries } = await readHistory(desk.database.db, enquiry)
      const mails = held.mails.filter(({ recordId, sentUtc }) => recordId === enquiry.id && sentUtc !== null)
      const events = [
        { utc: enquiry.createdUtc, what: 'we received it' },
        // Who of the firm did it is not about them.
        ...entries.map(({ atUtc: utc, what }) => ({ utc, what })),
        ...mails.map(({ sentUtc, kind }) => ({
          utc: sentUtc ?? '',
          what: `sent: ${outboxKinds[kind].label}`,
        })),
      ].sort((a, b) => a.utc.localeCompare(b.utc))
      return {
        reference: enquiry.reference,
        heading: `Your ${enquiryKinds[enquiry.kind].label} of ${formatDate(londonDate(Date.parse(enquiry.createdUtc)))}`,
        fields: [
          ...shownFields(enquiry).filter(({ text }) => text !== ''),
          ...held.answers
            .filter(({ enquiryId }) => enquiryId === enquiry.id)
            .map(({ helped, line }) => ({ label: 'Whether the call helped', text: `${helped} ${line}` })),
          ...enquiry.support.map((text) => ({ label: 'What would help you', text })),
        ],
        events: events.map(({ utc, what }) => ({ at: londonMoment(utc), what })),
        notes: held.notes
          .filter(({ enquiryId }) => enquiryId === enquiry.id)
          .map(({ createdUtc, text }) => ({ at: londonMoment(createdUtc), text })),
      }
    }),
  )
  const markup = renderToStaticMarkup(
    <PersonFile
      firm={brand.name}
      contact={`${firm.privacyEmail.display}, ${firm.phone.display}`}
      made={londonMoment(held.askedUtc)}
      keys={held.keys}
      enquiries={enquiries}
      requests={held.requests.map(({ kind, received }) => ({
        received: formatSlashed(received),
        what: requestKinds[kind],
      }))}
    />,
  )
  return `<!doctype html>${markup}\n`
}
