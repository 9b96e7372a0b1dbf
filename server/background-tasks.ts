import type { Logger } from 'pino'
import { createBusyTimes } from './calendars/busy-times.ts'
import { ownerNoticeMail } from './desk/access-notices.ts'
import { approvalNoticeMail } from './desk/approval-notice.ts'
import { callInvitationMail } from './desk/call-invitation.ts'
import { createRegisterCheck } from './desk/register-check.ts'
import { replyMail } from './desk/reply-mail.ts'
import { createRetention } from './desk/retention.ts'
import { invitationMail } from './desk/staff-members.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createDelivery } from './mail/delivery.ts'
import { createOperatorAlert, operatorAlertMail } from './monitoring/operator-alert.ts'
import { findProblems } from './monitoring/problems.ts'
import { createStatus } from './monitoring/status.ts'
import { createNightlyBackup } from './platform/backups/nightly-backup.ts'
import type { Database } from './platform/db/database.ts'
import { readSetting } from './platform/db/settings.ts'
import type { Environment } from './platform/environment.ts'

interface BackgroundTasksDependencies {
  environment: Environment
  database: Database
  sources: { now(): number; createId(): string }
  brochurePdf(): Promise<Uint8Array>
  /** The address of a call's own page. */
  callAddress(enquiryId: string): Promise<string>
  /** The address of the server's bundle; absent in development. */
  bundle: string | undefined
  /** Puts the pages as they are sent now into the record, before anything is published. */
  recordShown(): Promise<void>
  isStopping(): boolean
  log: Logger
}

/** What runs apart from requests: mails and webhook posts, alerts to the operator, backups and housekeeping. */
export function createBackgroundTasks(dependencies: BackgroundTasksDependencies) {
  const { environment, database, sources, brochurePdf, callAddress, bundle, recordShown, isStopping, log } =
    dependencies
  const { backup } = environment
  const { now } = sources
  const problems = async () =>
    findProblems(database, await status.report(), { mailsPerHour: environment.mailsPerHour, now: now() })
  const { desk } = environment
  /** Also where another instance has the desk: whichever sends the mail must not take it for one of no use. */
  const atDesk =
    <Mail>(read: (deskUrl: string, recordId: string) => Promise<Mail>) =>
    async (recordId: string): Promise<Mail | null> => {
      const url = desk?.url ?? (await readSetting(database.db, 'desk-url'))
      return url === undefined ? null : await read(url, recordId)
    }
  const ownerNotice = atDesk((url, recordId) => ownerNoticeMail(database.db, url, recordId))
  const delivery = createDelivery({
    environment,
    database,
    sources,
    brochurePdf,
    callAddress,
    notices: {
      'operator-alert': async () => operatorAlertMail(await problems(), environment.alertsTo),
      'staff-invitation': atDesk((deskUrl, staffId) => invitationMail(database, { deskUrl, now }, staffId)),
      'call-invitation': atDesk((deskUrl, recordId) =>
        callInvitationMail(database.db, { ...environment, deskUrl, now }, recordId),
      ),
      'approval-notice': atDesk((url, recordId) => approvalNoticeMail(database.db, url, recordId)),
      reply: (recordId) => replyMail(database.db, environment.siteUrl, recordId),
      'access-notice': ownerNotice,
      'register-notice': ownerNotice,
    },
    log,
  })
  const status = createStatus({
    database,
    mailServerFault: delivery.mailServerFault,
    isStopping,
    disk: {
      folders: [environment.dataDir, ...(backup ? [backup.directory] : [])],
      minFreeBytes: environment.minFreeBytes,
    },
    makesBackups: backup !== undefined,
    now,
  })
  const operatorAlert = environment.alerts
    ? createOperatorAlert({ database, problems, sources, wake: delivery.wake, log })
    : undefined
  const nightlyBackup = backup && createNightlyBackup({ database, settings: backup, now, log })
  // Without a desk nobody could see what is announced.
  const retention = desk && createRetention({ database, location: environment, ...sources, log })
  const { mailFrom, register, sendsMail } = environment
  const registerCheck =
    register && createRegisterCheck({ database, register, sendsMail, recordShown, ...sources, log })
  const busyTimes = createBusyTimes({ database, mailFrom, bundle, now, log })
  const housekeeping = createHousekeeping({ database, dataDir: environment.dataDir, now, log })

  return {
    status,
    wake: delivery.wake,
    /** Undefined where BACKUP_DIR is not set. */
    backups: backup && nightlyBackup && { directory: backup.directory, makeNow: nightlyBackup.makeNow },
    async start() {
      delivery.start()
      operatorAlert?.start()
      busyTimes.start()
      await housekeeping.start()
      nightlyBackup?.start()
      retention?.start()
      registerCheck?.start()
    },
    async stop() {
      operatorAlert?.stop()
      busyTimes.stop()
      await registerCheck?.stop()
      // Before the others, which may fail: mails in flight are to be finished and marked.
      await delivery.stop()
      housekeeping.stop()
      retention?.stop()
      await nightlyBackup?.stop()
    },
  }
}
