// What is held on a person as a document by itself, for them to read: without scripts, links or files of the desk.
import { renderToStaticMarkup } from 'react-dom/server'
import { requestKinds } from '#app/desk/person-page.tsx'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { londonDate } from '#domain/london.ts'
import { formatDate, formatSlashed } from '#domain/plain-date.ts'
import { type HistoryEntry, readHistory } from '#server/desk/enquiry-history.ts'
import type { Held } from '#server/desk/person-data.ts'
import { shownFields } from '#server/enquiries/enquiry-fields.ts'
import { outboxKinds } from '#server/outbox/outbox-kinds.ts'
import type { DeskDependencies } from './desk-route.ts'

export async function personFile({ database }: DeskDependencies, held: Held): Promise<string> {
  const histories = await Promise.all(held.enquiries.map((enquiry) => readHistory(database.db, enquiry)))
  const title = `What ${brand.name} holds about you`
  const markup = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>
          Made on {londonMoment(held.askedUtc)}, from everything that gives {held.keys.join(' or ')}. If
          something is wrong, or you would like it erased: {firm.privacyEmail.display}, {firm.phone.display}.
        </p>
        {held.enquiries.map((enquiry, index) => (
          <section key={enquiry.id}>
            <h2>
              Your {enquiryKinds[enquiry.kind].label} of{' '}
              {formatDate(londonDate(Date.parse(enquiry.createdUtc)))} ({enquiry.reference})
            </h2>
            <h3>What you sent us</h3>
            <dl>
              {fieldsOf(enquiry, held).map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <h3>What we noted</h3>
            <Lines
              of={held.notes
                .filter(({ enquiryId }) => enquiryId === enquiry.id)
                .map(({ createdUtc, text }) => `${londonMoment(createdUtc)}: ${text}`)}
            />
            <h3>What we did and sent</h3>
            <Lines of={eventsOf(enquiry, held, histories[index]?.entries ?? [])} />
          </section>
        ))}
        {held.requests.length > 0 && (
          <section>
            <h2>What you asked about your data</h2>
            <Lines
              of={held.requests.map(
                ({ kind, received }) => `${formatSlashed(received)}: ${requestKinds[kind]}`,
              )}
            />
          </section>
        )}
      </body>
    </html>,
  )
  return `<!doctype html>${markup}\n`
}

type HeldEnquiry = Held['enquiries'][number]

function fieldsOf(enquiry: HeldEnquiry, { answers }: Held): { label: string; text: string }[] {
  const answer = answers.find(({ enquiryId }) => enquiryId === enquiry.id)
  return [
    ...shownFields(enquiry),
    { label: 'Whether the call helped', text: answer ? `${answer.helped} ${answer.line}` : '' },
    { label: 'What would help you', text: enquiry.support.join(', ') },
  ].filter(({ text }) => text !== '')
}

/** In the order of time. Who of the firm did it is not about them. */
function eventsOf({ id, createdUtc }: HeldEnquiry, { mails }: Held, history: HistoryEntry[]): string[] {
  const events = [
    { utc: createdUtc, what: 'we received it' },
    ...history.map(({ atUtc: utc, what }) => ({ utc, what })),
    ...mails.flatMap(({ recordId, sentUtc: utc, kind }) =>
      recordId === id && utc !== null ? { utc, what: `sent: ${outboxKinds[kind].label}` } : [],
    ),
  ]
  return events
    .sort((a, b) => a.utc.localeCompare(b.utc))
    .map(({ utc, what }) => `${londonMoment(utc)}: ${what}`)
}

function Lines({ of: lines }: { of: string[] }) {
  if (lines.length === 0) return <p>Nothing.</p>
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never move
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

const style = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
h1, h2, h3 { line-height: 1.25; }
section { border-top: 1px solid; margin-top: 2rem; }
dl div { margin-bottom: 0.5rem; }
dt { font-weight: 600; }
dd { margin: 0; }
dd, li { white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; } h2, h3 { break-after: avoid; } }
`
