// Today, and one enquiry with all that is done about it.
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { EnquiryPage } from '#app/desk/enquiry-page.tsx'
import { TodayPage } from '#app/desk/today-page.tsx'
import type { DatabasePlace } from '#server/db/database.ts'
import { outcomes } from '#server/db/desk-tables.ts'
import { readLog } from '#server/desk/audit-log.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { eraseRecords } from '#server/desk/erasure.ts'
import {
  addNote,
  assign,
  type Change,
  ChangedSince,
  type HandlingParts,
  markAnswered,
  quarantine,
  releaseFromQuarantine,
  undoAnswer,
} from '#server/desk/handle-enquiry.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import { type DeskRecord, findRecord } from '#server/desk/records.ts'
import { listStaff } from '#server/desk/staff-members.ts'
import { type DeskContext, type DeskEnv, formFields, message, page } from './desk-page.tsx'
import { readEnquiryView } from './enquiry-view.ts'
import { readToday } from './today.ts'

export interface EnquiryParts extends HandlingParts {
  place: DatabasePlace
  /** Wakes the outbox workers. */
  wake(): void
}

export function enquiryRoutes(parts: EnquiryParts): Hono<DeskEnv> {
  const { database } = parts
  const { db } = database
  const app = new Hono<DeskEnv>()

  // An open page asks for it again and again (app/desk/refresh-today.ts).
  app.get('/', etag(), async (context) =>
    page(
      context,
      { title: 'Today', section: 'today' },
      <TodayPage {...(await readToday(database, parts.now()))} />,
    ),
  )

  const enquiryPage = async (
    context: DeskContext,
    record: DeskRecord,
    shown: { status?: 200 | 400 | 409; problem?: string; typedNote?: string } = {},
  ) => {
    const { status = 200, ...rest } = shown
    const people = (await listStaff(db)).map(({ id: value, name: label }) => ({ value, label }))
    return page(
      context,
      { title: `${record.name}, ${record.reference}`, section: 'enquiries', status },
      <EnquiryPage
        enquiry={await readEnquiryView(db, record, parts.now())}
        people={people}
        outcomes={outcomes}
        isOwner={context.get('session').role === 'owner'}
        {...rest}
      />,
    )
  }

  const recordOf = async (context: DeskContext): Promise<DeskRecord | null> => {
    const reference = parseReference(context.req.param('reference'))
    return reference === null ? null : await findRecord(db, reference)
  }
  const notFound = (context: DeskContext) =>
    message(context, 'Not found', 404, 'There is no such enquiry: it may have been erased.')

  app.get('/enquiries/:reference', async (context) => {
    const record = await recordOf(context)
    return record === null ? notFound(context) : await enquiryPage(context, record)
  })

  /** One change of one enquiry, by a form. Who comes second is shown what the first has done. */
  const change = (
    verb: string,
    done: string,
    work: (change: Change, fields: Record<'outcome' | 'assigned' | 'text', string>) => Promise<unknown>,
  ) =>
    app.post(`/enquiries/:reference/${verb}`, async (context) => {
      const record = await recordOf(context)
      if (record === null) return notFound(context)
      const fields = await formFields(context, ['version', 'outcome', 'assigned', 'text'])
      const version = /^\d{1,9}$/.test(fields.version) ? Number(fields.version) : -1
      try {
        await work({ record, actor: context.get('session'), version }, fields)
      } catch (error) {
        if (!(error instanceof DeskError)) throw error
        const now = (await recordOf(context)) ?? record
        const isStale = error instanceof ChangedSince
        return await enquiryPage(context, now, {
          status: isStale ? 409 : 400,
          problem: isStale ? await whatChanged(now, version) : error.message,
          typedNote: fields.text,
        })
      }
      parts.wake()
      return context.redirect(`/enquiries/${record.reference}?done=${done}`, 303)
    })

  /** Each change is one entry of the log, so the newest ones are those that the form did not know of. */
  const whatChanged = async ({ reference, version: present }: DeskRecord, version: number) => {
    const entries = await readLog(db, {
      limit: Math.min(5, Math.max(1, present - version)),
      subject: reference,
    })
    const said = entries.map(
      ({ who, action, atUtc }) => `${who ?? 'command line'}: ${action}, ${londonMoment(atUtc)}`,
    )
    return `This was changed while you looked at it (${said.join('; ')}). Your change was not stored: please look again.`
  }

  change('answer', 'answered', async (made, { outcome }) => {
    const chosen = outcomes.find((known) => known === outcome)
    if (chosen === undefined) throw new DeskError('Nothing was stored: choose the outcome first.')
    await markAnswered(parts, made, chosen)
  })
  change('reopen', 'reopened', (made) => undoAnswer(parts, made))
  change('assign', 'assigned', (made, { assigned }) => assign(parts, made, assigned || null))
  change('note', 'noted', (made, { text }) => addNote(parts, made, text))
  change('release', 'released', (made) => releaseFromQuarantine(parts, made))
  change('quarantine', 'quarantined', (made) => quarantine(parts, made))

  app.post('/enquiries/:reference/erase', async (context) => {
    const session = context.get('session')
    if (session.role !== 'owner')
      return message(context, 'For owners', 403, 'Only an owner of the desk may do this.')
    const record = await recordOf(context)
    if (record === null) return notFound(context)
    const { confirmed } = await formFields(context, ['confirmed'])
    if (confirmed !== 'yes') {
      return await enquiryPage(context, record, {
        status: 400,
        problem: 'Nothing was erased: tick the box if it is meant.',
      })
    }
    await eraseRecords(parts, [record.id], session)
    return context.redirect('/enquiries?done=erased', 303)
  })
  return app
}
