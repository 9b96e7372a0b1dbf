/**
 * `npm run launch-check`: content that is sample, without a source or overdue for review, with what the firm has
 * published. Exits 1 if there is any.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/db/database.ts'
import { parseEnvironment } from '#server/platform/environment.ts'
import { loadPublished } from '#server/supervisor.ts'

loadPublished()
const { launchFindings } = await import('./launch-findings.ts')
const { readRegisterChecks, registered } = await import('#server/desk/register-check.ts')

const environment = parseEnvironment(process.env)

/** Whether the register is asked about the advisers, and was within a week. */
async function registerFindings(): Promise<string[]> {
  if (!environment.register) return ['nobody looks whether the advisers may still advise: set REGISTER_URL']
  const { databaseUrl, dataDir } = environment
  if (!databaseUrl && !existsSync(join(dataDir, 'site.db'))) return ['the site has not been started yet']
  const database = await openDatabase(environment)
  const checks = new Map(
    (await readRegisterChecks(database.db, Date.now())).map((check) => [check.number, check]),
  )
  await database.close()
  return registered
    .map(({ name, registerNumber }) => ({ name, check: checks.get(registerNumber) }))
    .filter(({ check }) => check?.isOld !== false)
    .map(({ name, check }) => `${name}: ${check ? `last checked on ${check.checkedOn}` : 'never checked'}`)
}

const findings = {
  ...launchFindings(new Date().toISOString().slice(0, 10)),
  'Advisers whose status on the register was not checked for a week: docs/operations.md':
    await registerFindings(),
}
for (const [heading, lines] of Object.entries(findings)) {
  if (lines.length === 0) continue
  console.log(`\n${heading.replace(':', ` (${lines.length}):`)}`)
  for (const line of lines) console.log(`  ${line}`)
}

const count = Object.values(findings).flat().length
console.log(
  count === 0 ? 'Ready to launch.' : `\n${count} to settle before this site may go live: docs/recipes.md.`,
)
process.exit(count === 0 ? 0 : 1)
