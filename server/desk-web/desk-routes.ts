import { busyTimesRoutes } from './busy-times-routes.tsx'
import { calendarRoutes } from './calendar-routes.tsx'
import { callRoutes } from './call-routes.tsx'
import { callTakingRoutes } from './call-taking-routes.tsx'
import { closureRoutes } from './closure-routes.tsx'
import { complaintRoutes } from './complaint-routes.tsx'
import { confirmRoutes } from './confirm-routes.tsx'
import { contentDraftRoutes } from './content-draft-routes.tsx'
import { contentEntryRoutes } from './content-entry-routes.tsx'
import { contentRecordRoutes } from './content-record-routes.tsx'
import { contentRoutes } from './content-routes.tsx'
import { dataRoutes } from './data-routes.tsx'
import type { DeskDependencies, DeskRoute } from './desk-route.ts'
import { diaryRoutes } from './diary-routes.tsx'
import { enquiryListRoutes } from './enquiry-list-routes.tsx'
import { enquiryRoutes } from './enquiry-routes.tsx'
import { logRoutes } from './log-routes.tsx'
import { memberRoutes } from './member-routes.tsx'
import { ownerRoutes } from './owner-routes.tsx'
import { personRoutes } from './person-routes.tsx'
import { pictureRoutes, publicFileRoutes } from './picture-routes.tsx'
import { accountRoutes, signInRoutes } from './sign-in-routes.tsx'
import { statisticsRoutes } from './statistics-routes.tsx'

/** Everything that the desk answers, and to whom. */
export function deskRoutes(desk: DeskDependencies): DeskRoute[] {
  return [
    ...signInRoutes(desk),
    ...accountRoutes(desk),
    ...confirmRoutes(desk),
    ...ownerRoutes(desk),
    ...callTakingRoutes(desk),
    ...logRoutes(desk),
    ...dataRoutes(desk),
    ...personRoutes(desk),
    ...enquiryListRoutes(desk),
    ...enquiryRoutes(desk),
    ...complaintRoutes(desk),
    ...statisticsRoutes(desk),
    ...diaryRoutes(desk),
    ...callRoutes(desk),
    ...closureRoutes(desk),
    ...calendarRoutes(desk),
    ...busyTimesRoutes(desk),
    ...contentRoutes(desk),
    ...contentEntryRoutes(desk),
    ...contentDraftRoutes(desk),
    ...contentRecordRoutes(desk),
    ...memberRoutes(desk),
    ...pictureRoutes(desk),
    // The last: it is asked for every other path.
    ...publicFileRoutes(desk),
  ]
}
