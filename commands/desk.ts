/** `npm run desk -- …`: the operator's commands, while the site runs. */
import { randomUUID } from 'node:crypto'
import { callSchedule } from '#content/site/call-schedule.ts'
import { runDesk } from '#server/desk/desk.ts'
import { createTransport } from '#server/emails/transport.ts'
import { parseEnvironment } from '#server/environment.ts'
import { StartupError } from '#server/startup-error.ts'

try {
  const { dataDir, databaseUrl, smtpUrl, smtpTls, mailFrom, upgradeCopy, desk } = parseEnvironment(
    process.env,
  )
  const now = () => Date.now()
  const { code, out, err } = await runDesk(process.argv.slice(2), {
    place: { dataDir, databaseUrl },
    upgradeCopy,
    mailFrom,
    deskUrl: desk?.url ?? 'http://localhost:3001',
    sendsMail: smtpUrl !== undefined,
    transport: createTransport({ smtpUrl, smtpTls, dataDir, now }),
    schedule: callSchedule,
    now,
    createId: () => randomUUID(),
  })
  if (out) process.stdout.write(`${out}\n`)
  if (err) process.stderr.write(`${err}\n`)
  process.exitCode = code
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
