import { type Context, Hono } from 'hono'
import { blog, news } from '#content/pages/articles.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { firm } from '#content/site/firm.ts'
import type { Article } from '#content/site/types.ts'
import { nextOpenDays, shareLeft } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { PageServices } from '#server/page-services.ts'

/** Enough for a restart of the database. */
const retryAfterSeconds = 10

/** The public JSON endpoints: day, slots and articles, without personal data. */
export function publicReads(services: Pick<PageServices, 'now' | 'readDaySlots' | 'reportError'>): Hono {
  const { now, readDaySlots, reportError } = services
  const app = new Hono()
  app.get('/api/today', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json({ today: londonDate(now()) })
  })
  app.get('/api/days', async (context) => {
    context.header('Cache-Control', 'no-store')
    try {
      const days = await Promise.all(
        nextOpenDays(londonDate(now()), callSchedule.hours).map((day) =>
          readDaySlots(day, adviserOf(context)),
        ),
      )
      return context.json({ days: days.map(({ date, slots }) => ({ date, left: shareLeft(slots) })) })
    } catch (error) {
      reportError(error)
      return context.json({ days: [] }, 503)
    }
  })
  app.get('/api/slots', async (context) => {
    const date = parsePlainDate(context.req.query('date') ?? '')
    context.header('Cache-Control', 'no-store')
    if (date === null) return context.json({ error: 'Give a day as ?date=yyyy-mm-dd.' }, 400)
    try {
      return context.json(await readDaySlots(date, adviserOf(context)))
    } catch (error) {
      reportError(error)
      context.header('Retry-After', String(retryAfterSeconds))
      return context.json(
        { error: `The free times cannot be read just now. Call ${firm.phone.display}.` },
        503,
      )
    }
  })
  app.get('/api/marketing/media', (context) => context.json({ items: news.map(listed) }))
  app.get('/api/marketing/blogs', (context) => context.json({ items: blog.map(listed) }))
  return app
}

/** Whose times are asked for; anybody's where nobody is named. */
const adviserOf = (context: Context) => context.req.query('adviser')?.slice(0, 100)

/** The specified fields, without what pages know of pictures and articles of our own. */
function listed({ title, content, link, image }: Article) {
  return { ...(title && { title }), content, link, image }
}
