// The work of somebody who is ill or leaves, handed over.
import { HandOverPage } from '#app/desk/hand-over-page.tsx'
import { handOver } from '#server/desk/hand-over.ts'
import { staffOptions } from '#server/desk/staff-members.ts'
import { type DeskContext, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, staffRoute } from './desk-route.ts'
import { readForm, textIn } from './read-form.ts'

export function handOverRoutes(desk: DeskDependencies): DeskRoute[] {
  const handOverPage = async (
    context: DeskContext,
    shown: { from: string; problems?: readonly string[]; notice?: string },
  ) => {
    const { from, problems = [], notice } = shown
    const people = await staffOptions(desk.database.db)
    return page(
      context,
      { title: 'Hand over', section: 'enquiries', status: problems.length > 0 ? 409 : 200, notice },
      <HandOverPage from={from} people={people} problems={problems} />,
    )
  }

  return [
    staffRoute('GET /hand-over', (context, { staffId }) =>
      handOverPage(context, { from: context.req.query('from') || staffId }),
    ),
    staffRoute({ at: 'POST /hand-over', changes: 'times' }, async (context, session) => {
      const form = await readForm(context)
      const from = textIn(form, 'from')
      const { count, problems } = await handOver(desk, { from, to: textIn(form, 'to') || null }, session)
      const notice = `${count === 1 ? 'One enquiry was' : `${count} enquiries were`} handed over.`
      return await handOverPage(context, { from, problems, notice })
    }),
  ]
}
