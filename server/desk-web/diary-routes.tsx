// The diary: a week of calls, as a table or as a list.
import { DiaryPage } from '#app/desk/diary-page.tsx'
import { londonDate } from '#domain/london.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { findEnquiry } from '#server/desk/list-enquiries.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { callNotice } from './call-view.ts'
import { page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { readWeek } from './diary-week.ts'

export function diaryRoutes({ database: { db }, schedule, now }: DeskDependencies): DeskRoute[] {
  const route = staffRoute('GET /diary', async (context, { staffId: viewer }) => {
    const chosen = parsePlainDate(context.req.query('day') ?? '') ?? londonDate(now())
    const view = context.req.query('view') === 'list' ? 'list' : 'week'
    const person = context.req.query('person') || undefined
    const week = await readWeek(db, chosen, view, { schedule, now, person, viewer })
    const reference = parseReference(context.req.query('call'))
    const changed = reference === null ? null : await findEnquiry(db, reference)
    const done = changed && callNotice(context, changed)
    const notice = done && (
      <>
        {done} <a href={`/enquiries/${changed.reference}#call`}>Look at it or undo</a>
      </>
    )
    return page(context, { title: 'Diary', section: 'diary', notice }, <DiaryPage {...week} />)
  })
  return [route]
}
