import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { createTransport } from '#server/mail/transport.ts'
import { parseEnvironment } from '#server/platform/environment.ts'
import { StartupError } from '#server/platform/startup-error.ts'
import { runDesk } from './desk.ts'

/** A container may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}

async function ask(lines: string[]): Promise<boolean> {
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Go on? Type yes: ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

/** The process of `npm run desk`: its arguments and environment, and what it prints. */
export async function runDeskProcess(version: string): Promise<void> {
  if (process.argv[2] === '--version') {
    process.stdout.write(`${version}\n`)
    return
  }
  try {
    const { dataDir, databaseUrl, smtpUrl, smtpTls, sendsMail, mailFrom, desk } = parseEnvironment(
      process.env,
    )
    const now = () => Date.now()
    const { code, out, err } = await runDesk(process.argv.slice(2), {
      location: { dataDir, databaseUrl },
      mailFrom,
      operator: process.env.SUDO_USER || userName(),
      deskUrl: process.env.DESK_URL || process.env.DESK_PORT ? desk?.url : undefined,
      sendsMail,
      transport: createTransport({ smtpUrl, smtpTls, dataDir, now }),
      ask,
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
}
