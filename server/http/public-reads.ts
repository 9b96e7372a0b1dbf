import { Hono } from 'hono'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { Services } from '#server/services.ts'

/** What the browser may read: free times and published articles, never a person's data. */
export function publicReads({ callbacks, readArticles }: Pick<Services, 'callbacks' | 'readArticles'>): Hono {
  const app = new Hono()
  app.get('/api/slots', async (context) => {
    const date = parsePlainDate(context.req.query('date') ?? '')
    context.header('Cache-Control', 'no-store')
    if (date === null) return context.json({ error: 'Give a day as ?date=yyyy-mm-dd.' }, 400)
    return context.json(await callbacks.slotsOf(date))
  })
  app.get('/api/marketing/media', async (context) => context.json({ items: await readArticles('Media') }))
  app.get('/api/marketing/blogs', async (context) => context.json({ items: await readArticles('Blogs') }))
  return app
}
