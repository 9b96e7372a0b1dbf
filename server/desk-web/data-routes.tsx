// What is held: retention, notices, backups. What somebody asks about theirs is in person-routes.tsx.
import { setTimeout as delay } from 'node:timers/promises'
import { NoticePage } from '#app/desk/notice-page.tsx'
import { londonMoment } from '#domain/enquiry-text.ts'
import { logAction } from '#server/desk/audit-log.ts'
import { listNotices } from '#server/enquiries/privacy-notices.ts'
import { showData } from './data-view.tsx'
import { goTo, notFound, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute, staffRoute } from './desk-route.ts'

/** After this the page says that the backup is being made. */
const BACKUP_WAIT_MS = 5_000

export function dataRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, backups } = desk

  return [
    ownerRoute('GET /data', (context) => showData(desk, context)),
    staffRoute('GET /data/notices/:version', async (context) => {
      const notices = await listNotices(database.db)
      const notice = notices.find(({ version }) => version === context.req.param('version'))
      if (notice === undefined) return notFound(context, 'The site has not shown such a version.')
      return page(
        context,
        { title: 'Privacy notice', section: 'data' },
        <NoticePage since={londonMoment(notice.createdUtc)} words={notice.words} />,
      )
    }),
    ownerRoute('POST /data/backup', async (context, session) => {
      if (!backups) return await showData(desk, context, { problem: 'There is no folder for backups yet.' })
      await logAction(desk, session, { action: 'backup started' })
      const made = await Promise.race([backups.makeNow(), delay(BACKUP_WAIT_MS, undefined)])
      if (made === false)
        return await showData(desk, context, {
          problem: 'No backup was made: the log of the website says why.',
        })
      return goTo(context, '/data', made ? 'backup-made' : 'backup-started')
    }),
  ]
}
