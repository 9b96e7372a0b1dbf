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

type Heading = keyof ReturnType<typeof launchFindings> | typeof registerHeading
const registerHeading = 'Advisers whose status on the register was not checked for a week'

const files: Record<Heading, string> = {
  'Firm facts that are still sample': 'content/site/firm.ts',
  'Firm facts that nobody can reach': 'content/site/firm.ts, brand.ts',
  'Claims overdue for review': 'content/site/facts.ts, tax-and-rates.ts, fees.ts',
  'Claims whose source is a sample': 'content/site/facts.ts',
  'Figures that nobody in the firm has compared with their sources': 'content/site/launch.ts',
  'Testimonials that are invented or lack permission':
    'content/pages/testimonials.ts, adviser-testimonials.ts',
  'Qualifications of advisers overdue for review': 'content/pages/advisers.ts',
  'Advisers who are not active on the register': 'content/pages/advisers.ts',
  'People who are sample': 'content/pages/team.ts, advisers.ts',
  'Events that are sample': 'content/pages/events.ts',
  'Videos that are sample': 'content/pages/videos.ts',
  'Case study and partners that are sample': 'content/pages/support.ts, technology.ts',
  'Articles that are sample': 'content/pages/articles.ts, article-texts.ts',
  'Fees and worked examples that are sample': 'content/site/fees.ts',
  'Categories of complaints that nobody has compared with the instrument':
    'content/site/complaint-categories.ts',
  'Pictures that are still drawn placeholders': 'content/site/images/',
  'Tests of the sample content': 'content/site/launch.ts',
  'Bank holidays': 'domain/bank-holidays.ts',
  [registerHeading]: 'docs/operations.md',
}

const findings = {
  ...launchFindings(new Date().toISOString().slice(0, 10)),
  [registerHeading]: await registerFindings(),
}
for (const [heading, lines] of Object.entries(findings) as [Heading, string[]][]) {
  if (lines.length === 0) continue
  console.log(`\n${heading} (${lines.length}): ${files[heading]}`)
  for (const line of lines) console.log(`  ${line}`)
}

const count = Object.values(findings).flat().length
console.log(
  count === 0 ? 'Ready to launch.' : `\n${count} to settle before this site may go live: docs/recipes.md.`,
)
process.exit(count === 0 ? 0 : 1)
