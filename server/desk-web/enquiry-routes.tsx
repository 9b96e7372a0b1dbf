// Today, the list of enquiries, and one enquiry with all that is done about it.
import { Hono } from 'hono'
import { EnquiriesPage } from '#app/desk/enquiries-page.tsx'
import { EnquiryPage, type EnquiryView } from '#app/desk/enquiry-page.tsx'
import { LivePanel } from '#app/desk/live-panel.tsx'
import type { Tone } from '#app/desk/parts.tsx'
import { TodayPage } from '#app/desk/today-page.tsx'
import { wording } from '#content/site/wording.ts'
import { formatLong, formatSlashed } from '#domain/plain-date.ts'
import type { DatabasePlace } from '#server/db/database.ts'
import { outcomes } from '#server/db/desk-tables.ts'
import { transact } from '#server/db/transact.ts'
import { readLog, recordAction } from '#server/desk/audit-log.ts'
import { callHistory } from '#server/desk/call-history.ts'
import { DeskFault } from '#server/desk/command.ts'
import { csv } from '#server/desk/csv.ts'
import { csvHeadings, csvRow } from '#server/desk/enquiries.ts'
import { eraseRecords } from '#server/desk/erasure.ts'
import {
  addNote,
  assign,
  type Change,
  ChangedSince,
  type HandlingParts,
  markAnswered,
  quarantine,
  readHandling,
  release,
  undoAnswer,
} from '#server/desk/handle-enquiry.ts'
import { parseReference } from '#server/desk/parse-options.ts'
import { londonMoment, stateOf } from '#server/desk/record-view.ts'
import { type DeskRecord, findRecord, listRecords, recordKinds } from '#server/desk/records.ts'
import { listStaff } from '#server/desk/staff-members.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { readKnown } from './desk-events.ts'
import { type DeskContext, type DeskEnv, formFields, message, page } from './desk-page.tsx'
import { filterNames, originPages, readFilter, states, type TypedFilter } from './enquiry-filter.ts'
import { deadlineOf, readToday, timeLeft } from './today.ts'

const PAGE_SIZE = 50
const CSV_ROWS = 100_000
const HISTORY_ROWS = 100

export interface EnquiryParts extends HandlingParts {
  place: DatabasePlace
  /** Wakes the outbox workers. */
  wake(): void
}

export function enquiryRoutes(parts: EnquiryParts): Hono<DeskEnv> {
  const { database } = parts
  const { db } = database
  const app = new Hono<DeskEnv>()

  app.get('/', async (context) => {
    const now = parts.now()
    // Before the lists: what comes in between is announced, and may be shown already.
    const known = await readKnown(database, now)
    return page(
      context,
      { title: 'Today', section: 'today' },
      <>
        <LivePanel readAt={new Date(now).toISOString()} known={known} />
        <TodayPage {...(await readToday(database, now))} />
      </>,
    )
  })

  app.get('/enquiries', async (context) => {
    const typed = typedFilter(context)
    const read = readFilter(typed)
    const reference = referenceIn(typed.q)
    if (reference !== null) {
      const found = await findRecord(db, reference).catch(() => null)
      if (found !== null) return context.redirect(`/enquiries/${reference}`, 303)
    }
    const [createdUtc, id] = (context.req.query('after') ?? '').split(' ')
    const records =
      'problem' in read
        ? []
        : await listRecords(db, {
            ...read.filter,
            after: createdUtc && id ? { createdUtc, id } : undefined,
            limit: PAGE_SIZE + 1,
          })
    const last = records[PAGE_SIZE - 1]
    const hasOlder = records.length > PAGE_SIZE && last !== undefined
    const people = (await listStaff(db)).map(({ id: value, name: label }) => ({ value, label }))
    return page(
      context,
      { title: 'Enquiries', section: 'enquiries', status: 'problem' in read ? 400 : 200 },
      <EnquiriesPage
        rows={records.slice(0, PAGE_SIZE).map((record) => ({
          ...record,
          received: londonMoment(record.createdUtc),
          call: callOf(record),
          state: stateOf(record),
          tone: toneOf(record),
        }))}
        filter={typed}
        problem={'problem' in read ? read.problem : undefined}
        choices={{
          kinds: recordKinds.map((kind) => ({ value: kind, label: kind })),
          states: Object.entries(states).map(([value, { label }]) => ({ value, label })),
          services: wording.services.map((service) => ({ value: service, label: service })),
          pages: originPages,
          people: [{ value: 'nobody', label: 'Nobody' }, ...people],
        }}
        older={hasOlder ? addressOf('/enquiries', typed, `${last.createdUtc} ${last.id}`) : undefined}
        csv={addressOf('/enquiries.csv', typed)}
      />,
    )
  })

  app.get('/enquiries.csv', async (context) => {
    const read = readFilter(typedFilter(context))
    if ('problem' in read) return context.text(read.problem, 400)
    const records = await listRecords(db, { ...read.filter, limit: CSV_ROWS })
    await transact(database, (trx) =>
      recordAction(trx, context.get('session'), { action: 'exported' }, parts),
    )
    return context.body(csv(csvHeadings, records.map(csvRow)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
    })
  })

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
        enquiry={await viewOf(record)}
        people={people}
        outcomes={outcomes}
        isOwner={context.get('session').role === 'owner'}
        {...rest}
      />,
    )
  }

  const viewOf = async (record: DeskRecord): Promise<EnquiryView> => {
    const [handling, notes, mails, actions, callChanges] = await Promise.all([
      readHandling(db, record.id),
      db
        .selectFrom('enquiryNotes')
        .leftJoin('staff', 'staff.id', 'enquiryNotes.staffId')
        .select(['enquiryNotes.id as id', 'text', 'enquiryNotes.createdUtc as createdUtc', 'name'])
        .where('enquiryId', '=', record.id)
        .orderBy('enquiryNotes.createdUtc')
        .execute(),
      db
        .selectFrom('outbox')
        .select(['id', 'kind', 'state', 'sentUtc', 'lastError'])
        .where('recordId', '=', record.id)
        .orderBy('kind')
        .execute(),
      readLog(db, { limit: HISTORY_ROWS, subject: record.reference }),
      readCallChanges(db, record.id),
    ])
    const { events, others } = callHistory(callChanges, actions)
    const history = [
      ...others.map(({ id, atUtc, who, action }) => ({ id, atUtc, who: who ?? 'command line', action })),
      ...events.map(({ id, atUtc, who, text }) => ({ id, atUtc, who, action: text })),
    ].sort((a, b) => b.atUtc.localeCompare(a.atUtc))
    const isOpen = stateOf(record) === 'open'
    const deadline = deadlineOf(record)
    const left = timeLeft(deadline, parts.now())
    return {
      ...record,
      version: handling.version,
      received: londonMoment(record.createdUtc),
      kind: record.role === null ? record.kind : `${record.kind}, ${record.role.toLowerCase()}`,
      state: stateOf(record),
      tone: isOpen ? left.tone : toneOf(record),
      call: callOf(record),
      services: record.services.join(', '),
      page: record.originPage,
      replyBy:
        isOpen && record.date === null ? `${formatLong(deadline.date)}, ${deadline.time} (${left.left})` : '',
      assignedTo: handling.assignedTo ?? '',
      outcome: handling.outcome ?? '',
      canBeAnswered: record.kind !== 'brochure',
      isAnswered: record.answeredUtc !== null,
      isQuarantined: record.quarantined,
      mails: mails.map(({ id, kind, state, sentUtc, lastError }) => ({
        id,
        kind,
        state,
        sent: sentUtc === null ? '' : londonMoment(sentUtc),
        fault: lastError ?? '',
      })),
      notes: notes.map(({ id, text, createdUtc, name }) => ({
        id,
        text,
        at: londonMoment(createdUtc),
        who: name ?? 'command line',
      })),
      history: history.map(({ atUtc, ...entry }) => ({ ...entry, at: londonMoment(atUtc) })),
    }
  }

  const recordOf = async (context: DeskContext): Promise<DeskRecord | null> => {
    try {
      return await findRecord(db, parseReference(context.req.param('reference')))
    } catch (error) {
      if (error instanceof DeskFault) return null
      throw error
    }
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
        if (!(error instanceof DeskFault)) throw error
        const now = (await recordOf(context)) ?? record
        const isStale = error instanceof ChangedSince
        return await enquiryPage(context, now, {
          status: isStale ? 409 : 400,
          problem: isStale ? await whatChanged(record, version) : error.message,
          typedNote: fields.text,
        })
      }
      parts.wake()
      return context.redirect(`/enquiries/${record.reference}?done=${done}`, 303)
    })

  /** Each change is one entry of the log, so the newest ones are those that the form did not know of. */
  const whatChanged = async ({ id, reference }: DeskRecord, version: number) => {
    const handling = await readHandling(db, id)
    const entries = await readLog(db, {
      limit: Math.min(5, Math.max(1, handling.version - version)),
      subject: reference,
    })
    const said = entries.map(
      ({ who, action, atUtc }) => `${who ?? 'command line'}: ${action}, ${londonMoment(atUtc)}`,
    )
    return `This was changed while you looked at it (${said.join('; ')}). Your change was not stored: please look again.`
  }

  change('answer', 'answered', (made, { outcome }) =>
    markAnswered(parts, made, outcomes.find((known) => known === outcome) ?? null),
  )
  change('reopen', 'reopened', (made) => undoAnswer(parts, made))
  change('assign', 'assigned', (made, { assigned }) => assign(parts, made, assigned || null))
  change('note', 'noted', (made, { text }) => addNote(parts, made, text))
  change('release', 'released', (made) => release(parts, made))
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

function typedFilter(context: DeskContext): TypedFilter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = context.req.query(name)?.slice(0, 200)
      return value ? [[name, value]] : []
    }),
  )
}

/** The address of the same list: it can be shared and saved. */
function addressOf(path: string, typed: TypedFilter, after?: string): string {
  const query = new URLSearchParams({ ...typed, ...(after && { after }) }).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Whoever types a reference wants that one. */
function referenceIn(text: string | undefined): string | null {
  try {
    return text === undefined ? null : parseReference(text)
  } catch {
    return null
  }
}

function callOf({ date, time }: DeskRecord): string {
  return date === null || time === null ? '' : `${formatSlashed(date)} ${time}`
}

function toneOf(record: DeskRecord): Tone {
  const state = stateOf(record)
  if (state === 'quarantined' || state.startsWith('mail ')) return 'soon'
  return state === 'answered' ? 'good' : 'plain'
}
