/** `npm test`: everything, one step after another, and one line at the end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { auditFindings } from './audit.ts'
import { ensureBrowser } from './browser.ts'
import { freePort } from './free-port.ts'

interface Tally {
  passed: number
  failed: number
}

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = await mkdtemp(join(tmpdir(), 'alderlode-test-'))
const total: Tally = { passed: 0, failed: 0 }

await step('Format and lint', () => check('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']))
await step('Types of the routes', () => check('@react-router/dev/bin.cjs', ['typegen']))
await step('Types', () => check('typescript/bin/tsc', []))
await step('Nothing dead', () => check('knip/bin/knip.js', []))
await step('Known weaknesses of what it is built on', audited)
await step('Build', () => command([join(root, 'commands/build.ts')]).then(asTally))
await step('Unit, architecture, content, storage', unitTests)
await step('End to end, in Chromium', endToEndTests)

await rm(scratch, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

async function step(name: string, work: () => Promise<Tally>): Promise<void> {
  console.log(`\n— ${name}`)
  const tally = await work().catch((error): Tally => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  total.passed += tally.passed
  total.failed += tally.failed
}

/** A tool that only says yes or no counts as one. */
async function check(tool: string, words: string[]): Promise<Tally> {
  return asTally(await command([join(root, 'node_modules', tool), ...words]))
}

function asTally(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A registry that cannot be asked says nothing of us, and turns nothing red. */
async function audited(): Promise<Tally> {
  const findings = await auditFindings(root)
  if (findings === null) {
    console.log('The registry could not be asked: nothing is known, for good or ill.')
    return { passed: 0, failed: 0 }
  }
  if (findings.length > 0)
    console.error(`High or critical: ${findings.join(', ')}. See npm audit --omit=dev.`)
  return asTally(findings.length)
}

async function unitTests(): Promise<Tally> {
  const report = join(scratch, 'unit.json')
  const code = await command([
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests, numTotalTestSuites } = JSON.parse(await readFile(report, 'utf8'))
  // A file that fails to load has no tests to count, but the runner's exit code tells.
  const silent = code !== 0 && numFailedTests === 0 ? 1 : 0
  return { passed: numTotalTestSuites > 0 ? numPassedTests : 0, failed: numFailedTests + silent }
}

async function endToEndTests(): Promise<Tally> {
  const report = join(scratch, 'end-to-end.json')
  const code = await command([join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
    CHROMIUM_PATH: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(scratch, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const { stats } = JSON.parse(await readFile(report, 'utf8'))
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function command(words: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}
