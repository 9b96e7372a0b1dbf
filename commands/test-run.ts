/** The steps of `npm test`, `npm run check` and `npm run soak`, and their summary. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shipsSample } from '#content/site/launch.ts'
import { auditFindings, auditSentence } from './audit.ts'
import { freePort } from './free-port.ts'

export interface Tally {
  passed: number
  failed: number
}

/** A step writes by `print`, so that the output of parallel steps is not mixed. */
export interface Step {
  name: string
  run(print: Print): Promise<Tally>
}

type Print = (text: string) => void

const root = fileURLToPath(new URL('..', import.meta.url))
/** Tests start the site and the desk many times: with compiled code kept, a start takes half the processor time. */
const compileCache = join(root, 'node_modules/.cache/node')
const total: Tally = { passed: 0, failed: 0 }
/** Said before the summary: what a step could not do, and is no failure. */
const warnings: string[] = []

/** Each step's output is written as it comes. */
export async function inSequence(...steps: Step[]): Promise<void> {
  for (const step of steps) {
    console.log(`\n— ${step.name}`)
    await runStep(step, (text) => process.stdout.write(text))
  }
}

/** Each step's output is written when it has ended. */
export async function inParallel(...steps: Step[]): Promise<Tally> {
  const tallies = steps.map(async (step) => {
    const started = performance.now()
    const output: string[] = []
    const tally = await runStep(step, (text) => output.push(text))
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`\n— ${step.name} (${seconds} s)\n${output.join('')}`.trimEnd())
    return tally
  })
  return sum(await Promise.all(tallies))
}

export function finish(): never {
  for (const warning of warnings) console.log(`\n${warning}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}

async function runStep({ run }: Step, print: Print): Promise<Tally> {
  const tally = await run(print).catch((error): Tally => {
    print(`${error instanceof Error ? error.stack : error}\n`)
    return { passed: 0, failed: 1 }
  })
  total.passed += tally.passed
  total.failed += tally.failed
  return tally
}

export const lint = tool('Format and lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')
const knip = tool('Unused code and packages', 'knip/bin/knip.js')
const routeTypes = tool('Types of the routes', '@react-router/dev/bin.cjs', 'typegen')
/** By as many checkers as there are processors: each checks again what they share, so four, the default, take twice as long. */
const typeCheck = tool(
  'Types',
  'typescript/bin/tsc',
  '--checkers',
  String(Math.min(availableParallelism(), 4)),
)

/** Both read the types of the routes, which are deleted and written again: once, and before either. */
let written: Promise<Tally> | undefined
const writeRouteTypes = (print: Print) => {
  written ??= routeTypes.run(print)
  return written
}

export const types: Step = {
  name: 'Types',
  run: async (print) => sum([await writeRouteTypes(print), await typeCheck.run(print)]),
}

export const unused: Step = {
  name: knip.name,
  async run(print) {
    await writeRouteTypes(print)
    return await knip.run(print)
  },
}

export const build: Step = {
  name: 'Build',
  run: async (print) => oneCheck(await command(['commands/build.ts'], print)),
}

/** An unreachable registry is not a failure, but is said at the end. */
export const audit: Step = {
  name: 'Known vulnerabilities of packages that the site runs on',
  async run(print) {
    const findings = await auditFindings(root)
    if (findings === null) {
      warnings.push(auditSentence(findings))
      return { passed: 0, failed: 0 }
    }
    print(`${auditSentence(findings)}\n`)
    return oneCheck(findings.length)
  },
}

export function vitest(name: string, words: string[], env: Record<string, string> = {}): Step {
  return {
    name,
    run: (print) =>
      withScratch(async (scratch) => {
        const report = join(scratch, 'report.json')
        const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
        const code = await command(
          ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...words],
          print,
          env,
        )
        const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(await readFile(report, 'utf8'))
        return asReported(code, numPassedTests, numFailedTests + countedSkips(numPendingTests))
      }),
  }
}

export function browserTests(name: string, words: string[] = [], env: Record<string, string> = {}): Step {
  return {
    name,
    run: (print) =>
      withScratch(async (scratch) => {
        // Imported here, because it loads Playwright.
        const { ensureBrowser } = await import('./browser.ts')
        const report = join(scratch, 'report.json')
        const code = await command(['node_modules/@playwright/test/cli.js', 'test', ...words], print, {
          CHROMIUM_PATH: await ensureBrowser(),
          E2E_PORT: String(await freePort()),
          E2E_DATA_DIR: join(scratch, 'data'),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ...env,
        })
        const { stats } = JSON.parse(await readFile(report, 'utf8'))
        return asReported(code, stats.expected, stats.unexpected + stats.flaky + countedSkips(stats.skipped))
      }),
  }
}

/** Counts as one check: it has only an exit code. */
function tool(name: string, path: string, ...words: string[]): Step {
  return {
    name,
    run: async (print) => oneCheck(await command([join('node_modules', path), ...words], print)),
  }
}

/** A script of this repository, counted as one check. */
export function script(name: string, path: string, ...words: string[]): Step {
  return { name, run: async (print) => oneCheck(await command([path, ...words], print)) }
}

function oneCheck(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The sample has a subject for every test. A firm's own content may lack one, a second film or an article. */
function countedSkips(skipped: number): number {
  return shipsSample ? skipped : 0
}

/** A file that fails to load reports no tests: then the exit code decides. */
function asReported(code: number, passed: number, failed: number): Tally {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function sum(tallies: Tally[]): Tally {
  return tallies.reduce((all, { passed, failed }) => ({
    passed: all.passed + passed,
    failed: all.failed + failed,
  }))
}

async function withScratch(work: (folder: string) => Promise<Tally>): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'advice-site-test-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function command(words: string[], print: Print, env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: {
        NODE_COMPILE_CACHE: compileCache,
        // Vitest colours what it writes into a pipe as well.
        ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
        ...process.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
