// Everything from one person, and what they may ask of it: to have it, and to have it erased.

import { PersonPage } from '#app/desk/person-page.tsx'
import { ReceiptPage } from '#app/desk/receipt-page.tsx'
import { londonDate } from '#domain/london.ts'
import { logAction } from '#server/desk/audit-log.ts'
import { whyKept } from '#server/desk/complaints.ts'
import { erasePerson, heldOn, parsePerson, receiptLines } from '#server/desk/person-data.ts'
import { closeRequest, recordRequest } from '#server/desk/person-requests.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { Session } from '#server/desk/sessions.ts'
import { showData } from './data-routes.tsx'
import { type DeskContext, download, goTo, message, notFound, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'
import { personFile } from './person-file.tsx'
import { queryDay } from './query-day.ts'
import { readForm, textIn } from './read-form.ts'

export function personRoutes(desk: DeskDependencies): DeskRoute[] {
  const personPage = async (context: DeskContext, session: Session, asked: string, problem?: string) => {
    const held = await heldOn(desk, asked)
    await logAction(desk, session, { action: 'person looked up', detail: extentOf(held) })
    return page(
      context,
      { title: 'One person', section: 'enquiries', status: problem ? 400 : 200 },
      <PersonPage
        asked={asked}
        problem={problem}
        held={held}
        whyKept={whyKept}
        isOwner={session.role === 'owner'}
        today={londonDate(desk.now())}
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
    return result instanceof Refusal
      ? await showData(desk, context, { problem: result.message, who })
      : result
  }

  return [
    staffRoute('GET /enquiries/:reference/person', async (context, session) => {
      const asked = parsePerson(context.req.param('reference'))
      if (asked instanceof Refusal) return notFound(context, asked.message)
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
        : goTo(context, '/', 'request-recorded'))
    }),
    ownerRoute('POST /data/requests/:id/done', async (context, session) => {
      const refused = await closeRequest(desk, context.req.param('id') ?? '', session)
      if (refused) return await showData(desk, context, { problem: refused.message })
      return goTo(context, '/data', 'request-done')
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
          return download(context, `held-on-a-person.${isPage ? 'html' : 'json'}`, body)
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

/** The references of records that are somebody else's. */
function othersIn(form: FormData): string[] {
  return form.getAll('other').filter((value) => typeof value === 'string')
}

function extentOf({ enquiries }: { enquiries: readonly unknown[] }): string {
  return `${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}`
}
