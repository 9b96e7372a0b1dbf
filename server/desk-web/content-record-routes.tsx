// The record: what each page said on a day, and who had written and approved it.
import { RecordPage } from '#app/desk/content-record-page.tsx'
import { type Changes, entryWithId, withChanges } from '#content/site/entry.ts'
import { allPages } from '#content/site/pages.ts'
import { londonMoment } from '#domain/enquiry-text.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import { addDays, formatLong, parsePlainDate } from '#domain/plain-date.ts'
import { saveDraft } from '#server/desk/content-drafts.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { changesBetween } from '#server/editing/fields.ts'
import { listPublications, pageAt, recordedPaths } from '#server/editing/page-record.ts'
import { lastPublication, publishedBefore, publishedWith } from '#server/editing/publications.ts'
import {
  differencesOf,
  draftPath,
  notThere,
  ownDraft,
  pageName,
  publishedValue,
  titleOf,
} from './content-view.ts'
import { message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { framed, framedNote, withInertLinks } from './page-frame.ts'

export function contentRecordRoutes(desk: DeskDependencies): DeskRoute[] {
  const { publicSite } = desk
  const { db } = desk.database
  /** What a publication changed; nothing of content that is there no more. */
  const changed = async (number: number, id: string, changes: Changes) => {
    const entry = entryWithId(id)
    if (entry === undefined) return []
    const before = withChanges(entry.shipped, (await publishedBefore(db, number))[id] ?? {})
    return differencesOf(entry, before, changes)
  }
  return [
    staffRoute('GET /content/record', async (context) => {
      const path = context.req.query('path') ?? '/'
      const on = parsePlainDate(context.req.query('on') ?? '') ?? londonDate(desk.now())
      const publications = await listPublications(db, { path })
      return page(
        context,
        { title: 'What did it say?', section: 'content' },
        <RecordPage
          path={path}
          on={on}
          title={`${pageName(path)} on ${formatLong(on)}`}
          pages={[...new Set([...allPages.map(({ path }) => path), ...(await recordedPaths(db))])].map(
            (each) => ({ value: each, label: pageName(each) }),
          )}
          publications={
            await Promise.all(
              publications.map(
                async ({ number, fromUtc, entry, changes, authorName, approverName, sole, confirmed }) => ({
                  number,
                  from: londonMoment(fromUtc),
                  what: titleOf(entry),
                  author: authorName,
                  approver: `${approverName}${sole ? ', alone in the firm' : ''}`,
                  confirmed,
                  differences: await changed(number, entry, JSON.parse(changes)),
                }),
              ),
            )
          }
        />,
      )
    }),
    staffRoute('GET /content/record/page', async (context) => {
      const path = context.req.query('path') ?? '/'
      const day = parsePlainDate(context.req.query('on') ?? '') ?? londonDate(desk.now())
      const stored = await pageAt(db, path, londonInstant(addDays(day, 1), '00:00') - 1)
      const html = stored ?? publicSite.files.get(path)?.bodies.identity.toString()
      if (!html) return framedNote(context, 'There was no such page.')
      return framed(context, withInertLinks(html))
    }),
    staffRoute('POST /content/record/:number/restore', async (context, session) => {
      const number = Number(context.req.param('number'))
      const publication = (await listPublications(db)).find((each) => each.number === number)
      const entry = publication && entryWithId(publication.entry)
      if (entry === undefined) return notThere(context)
      const then = withChanges(entry.shipped, (await publishedWith(db, number))[entry.id] ?? {})
      const own = await ownDraft(desk, entry, session)
      const saved = await saveDraft(desk, session, {
        entry: entry.id,
        changes: changesBetween(await publishedValue(desk, entry), then),
        base: await lastPublication(db),
        version: own?.version,
      })
      if (saved instanceof Refusal) return message(context, 'Nothing to restore', 409, saved.message)
      return context.redirect(draftPath(saved), 303)
    }),
  ]
}
