/** `npm run launch-check`: content that is sample, without a source or overdue for review. Exits 1 if there is any. */
import { launchFindings } from './launch-findings.ts'

const findings = launchFindings(new Date().toISOString().slice(0, 10))
for (const [heading, lines] of Object.entries(findings)) {
  if (lines.length === 0) continue
  console.log(`\n${heading} (${lines.length})`)
  for (const line of lines) console.log(`  ${line}`)
}

const count = Object.values(findings).flat().length
console.log(count === 0 ? 'Ready to launch.' : `\n${count} to settle before this site may go live.`)
process.exit(count === 0 ? 0 : 1)
