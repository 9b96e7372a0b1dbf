// Everything from one person, and what they may ask of it: to have it, and to have it erased.
import { renderToStaticMarkup } from 'react-dom/server'
import { PersonFile } from '#app/desk/person-file.tsx'
import { PersonPage, type RequestView } from '#app/desk/person-page.tsx'
import { ReceiptPage } from '#app/desk/receipt-page.tsx'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonDate } from '#domain/london.ts'
import { formatDate, formatSlashed } from '#domain/plain-date.ts'
import { logAction } from '#server/desk/audit-log.ts'
import { whyKept } from '#server/desk/complaints.ts'
import { readHistory } from '#server/desk/enquiry-history.ts'
import { londonMoment, stateOf } from '#server/desk/enquiry-text.ts'
import { erasePerson, type Held, heldOn, parsePerson, receiptLines } from '#server/desk/person-data.ts'
import { closeRequest, recordRequest, requestKinds } from '#server/desk/person-requests.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { Session } from '#server/desk/sessions.ts'
import { shownFields } from '#server/enquiries/enquiry-fields.ts'
import { outboxKinds } from '#server/outbox/outbox-kinds.ts'
import type { PersonRequestsTable } from '#server/platform/db/desk-tables.ts'
import type { ShowData } from './data-routes.tsx'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { firstLine } from './enquiry-row.ts'
import { queryDay } from './query-day.ts'
import { readForm, textIn } from './read-form.ts'

export function personRoutes(desk: DeskDependencies, dataPage: ShowData): DeskRoute[] {
  const personPage = async (context: DeskContext, session: Session, asked: string, problem?: string) => {
    const held = await heldOn(desk, asked)
    await logAction(desk, session, { action: 'person looked up', detail: extentOf(held) })
    const notesOf = (id: string) => held.notes.filter(({ enquiryId }) => enquiryId === id).length
    return page(
      context,
      { title: 'One person', section: 'enquiries', status: problem ? 400 : 200 },
      <PersonPage
        asked={asked}
        problem={problem}
        enquiries={held.enquiries.map((enquiry) => ({
          reference: enquiry.reference,
          received: londonMoment(enquiry.createdUtc),
          kind: enquiryKinds[enquiry.kind].label,
          name: enquiry.name,
          words: firstLine(enquiry.message),
          notes: notesOf(enquiry.id) > 0 ? String(notesOf(enquiry.id)) : '',
          state: stateOf(enquiry),
        }))}
        keys={held.keys}
        shared={held.shared}
        isCut={held.isCut}
        complaints={held.complaints}
        whyKept={whyKept}
        requests={held.requests.map(requestView)}
        isOwner={session.role === 'owner'}
        today={londonDate(desk.now())}
        history={held.history.map(({ atUtc, action, subject }, index) => ({
          id: `${atUtc} ${index}`,
          at: londonMoment(atUtc),
          what: action,
          about: subject ?? '',
        }))}
      />,
    )
  }

  /** What was typed as a person, or a refusal. It comes by POST: an address must not stay in the browser's history. */
  const withPerson = async (
    context: DeskContext,
    work: (asked: string, form: FormData) => Promise<Response | Refusal>,
  ) => {
    const form = await readForm(context)
    const who = textIn(form, 'who')
    const asked = parsePerson(who)
    const result = asked instanceof Refusal ? asked : await work(asked, form)
    return result instanceof Refusal ? await dataPage(context, { problem: result.message, who }) : result
  }

  return [
    staffRoute('GET /enquiries/:reference/person', async (context, session) => {
      const asked = parsePerson(context.req.param('reference'))
      if (asked instanceof Refusal) return message(context, 'Not found', 404, asked.message)
      return await personPage(context, session, asked)
    }),
    ownerRoute('POST /data/person', (context, session) =>
      withPerson(context, (asked) => personPage(context, session, asked)),
    ),
    staffRoute('POST /people/requests', async (context, session) => {
      const form = await readForm(context)
      const asked = parsePerson(textIn(form, 'who'))
      if (asked instanceof Refusal) return message(context, 'Not recorded', 400, asked.message)
      const { keys } = await heldOn(desk, asked)
      const request = {
        kind: textIn(form, 'kind'),
        asked: keys[0] ?? asked,
        received: queryDay(textIn(form, 'received')),
      }
      const refused = await recordRequest(desk, request, session)
      return await (refused
        ? personPage(context, session, asked, refused.message)
        : context.redirect('/?done=request-recorded', 303))
    }),
    ownerRoute('POST /data/requests/:id/done', async (context, session) => {
      const refused = await closeRequest(desk, context.req.param('id') ?? '', session)
      if (refused) return await dataPage(context, { problem: refused.message })
      return context.redirect('/data?done=request-done', 303)
    }),
    ownerRoute(
      { at: 'POST /data/person/export', confirmTo: 'download what is held on a person' },
      (context, session) =>
        withPerson(context, async (asked, form) => {
          const held = await heldOn(desk, asked, othersIn(form))
          const isPage = textIn(form, 'as') === 'page'
          await logAction(desk, session, { action: 'person exported', detail: extentOf(held) })
          const body = isPage
            ? await personFile(desk, held)
            : `${JSON.stringify({ ...held, mailFiles: held.mailFiles.length }, null, 2)}\n`
          return context.body(body, 200, {
            'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
            'Content-Disposition': `attachment; filename="held-on-a-person.${isPage ? 'html' : 'json'}"`,
          })
        }),
    ),
    ownerRoute(
      { at: 'POST /data/person/erase', changes: 'times', confirmTo: 'erase records' },
      (context, session) =>
        withPerson(context, async (asked, form) => {
          if (textIn(form, 'confirmed') !== 'yes')
            return await personPage(
              context,
              session,
              asked,
              'Nothing was erased: tick the box if it is meant.',
            )
          const receipt = await erasePerson(desk, asked, session, othersIn(form))
          if (receipt instanceof Refusal) return receipt
          return page(
            context,
            { title: 'Erased', section: 'data' },
            <ReceiptPage lines={receiptLines(receipt)} />,
          )
        }),
    ),
  ]
}

export function requestView({
  id,
  kind,
  who,
  received,
  due,
  doneUtc,
  receipt,
}: PersonRequestsTable): RequestView {
  const done = doneUtc === null ? '' : londonMoment(doneUtc)
  return {
    id,
    what: requestKinds[kind],
    who: who === '' ? 'erased' : who,
    received: formatSlashed(received),
    due: formatSlashed(due),
    done: receipt === null ? done : `${done}, receipt ${receipt}`,
  }
}

/** The references of records that are somebody else's. */
function othersIn(form: FormData): string[] {
  return form.getAll('other').filter((value) => typeof value === 'string')
}

function extentOf({ enquiries }: { enquiries: readonly unknown[] }): string {
  return `${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}`
}

/** For people to read: one document with all of it. */
async function personFile(desk: DeskDependencies, held: Held): Promise<string> {
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
