// The calls as a calendar that phones subscribe to, by a private address of each member of staff.
import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { CalendarPage } from '#app/desk/calendar-page.tsx'
import { londonDate } from '#domain/london.ts'
import { addDays } from '#domain/plain-date.ts'
import { utcText } from '#server/db/column-types.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact, withRetries } from '#server/db/transact.ts'
import { recordAction } from '#server/desk/audit-log.ts'
import { callbackFeed } from '#server/desk/callback-feed.ts'
import { callsBetween } from '#server/desk/calls.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import { fromRow } from '#server/enquiries/stored-enquiry.ts'
import { countIn, isExhausted, type RateLimit } from '#server/rate-limit.ts'
import { createToken, hashOf } from '#server/secret-token.ts'
import { type DeskContext, type DeskEnv, page } from './desk-page.tsx'

/** Calls of the last weeks, so that a calendar does not forget what has just been; and all that can be booked. */
const PAST_DAYS = 31
const COMING_DAYS = 366

export interface CalendarParts {
  database: Database
  deskUrl: string
  /** The organiser's address in calendar files. */
  mailFrom: string
  /** Wrong addresses an hour, for one client. */
  limit: RateLimit
  clientOf(context: Context): string
  now(): number
  createId(): string
}

export function calendarRoutes(parts: CalendarParts): Hono<DeskEnv> {
  const { database, now } = parts
  const { db } = database
  const app = new Hono<DeskEnv>()

  const calendarPage = async (context: DeskContext, address?: string) => {
    const { staffId } = context.get('session')
    const present = await db
      .selectFrom('calendarAddresses')
      .select('createdUtc')
      .where('staffId', '=', staffId)
      .executeTakeFirst()
    return page(
      context,
      { title: 'Calendar on your phone', section: 'diary' },
      <CalendarPage made={present && londonMoment(present.createdUtc)} address={address} />,
    )
  }

  app.get('/diary/calendar', (context) => calendarPage(context))

  app.post('/diary/calendar', async (context) => {
    const session = context.get('session')
    const token = createToken()
    const address = { tokenHash: hashOf(token), createdUtc: utcText(now()) }
    await transact(database, async (trx) => {
      await trx
        .insertInto('calendarAddresses')
        .values({ staffId: session.staffId, ...address })
        .onConflict((conflict) => conflict.column('staffId').doUpdateSet(address))
        .execute()
      await recordAction(trx, session, { action: 'calendar address made', subject: session.staffId }, parts)
    })
    return await calendarPage(context, `${parts.deskUrl}/calendar/${token}.ics`)
  })

  app.post('/diary/calendar/revoke', async (context) => {
    const session = context.get('session')
    await transact(database, async (trx) => {
      const revoked = await trx
        .deleteFrom('calendarAddresses')
        .where('staffId', '=', session.staffId)
        .executeTakeFirst()
      if (revoked.numDeletedRows > 0n)
        await recordAction(
          trx,
          session,
          { action: 'calendar address revoked', subject: session.staffId },
          parts,
        )
    })
    return context.redirect('/diary/calendar?done=calendar-revoked', 303)
  })

  /** Needs no session: the secret is in the address. One that is wrong, revoked or of somebody removed is the same. */
  app.get('/calendar/:file', async (context) => {
    const rateKey = await parts.limit.rateKeyFor(parts.clientOf(context), 'desk calendar')
    if (rateKey && (await withRetries(() => isExhausted(db, rateKey))))
      return context.text('There were too many wrong addresses. Please wait an hour.', 429)
    if (!(await isAddress(db, context.req.param('file')))) {
      if (rateKey) await transact(database, (trx) => countIn(trx, rateKey))
      return context.text('There is no such calendar.', 404)
    }
    const today = londonDate(now())
    const calls = await callsBetween(db, addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS)).execute()
    const feed = callbackFeed(calls.map(fromRow), parts.mailFrom, now(), { deskUrl: parts.deskUrl })
    return context.body(feed, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calls.ics"',
    })
  })
  return app
}

/** Found by the hash, so that the time it takes says nothing of a secret. */
async function isAddress(db: Kysely<Tables>, file: string): Promise<boolean> {
  const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? []
  if (token === undefined) return false
  const row = await withRetries(() =>
    db
      .selectFrom('calendarAddresses')
      .innerJoin('staff', 'staff.id', 'calendarAddresses.staffId')
      .select('staffId')
      .where('tokenHash', '=', hashOf(token))
      .where('removedUtc', 'is', null)
      .executeTakeFirst(),
  )
  return row !== undefined
}
