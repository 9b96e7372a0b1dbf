import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser } from './commands/browser.ts'
import { freePort } from './commands/free-port.ts'
import { isolatedEnvironment } from './commands/isolated-environment.ts'

// For the site below, and for the desk's commands that tests run.
Object.assign(process.env, isolatedEnvironment)
// In the environment, because every worker evaluates this file again.
process.env.E2E_PORT ??= String(await freePort())
// Playwright empties its output folder before it starts the site: a run starts with an empty database.
process.env.E2E_DATA_DIR ??= join(import.meta.dirname, 'test-results/data')
process.env.CHROMIUM_PATH ??= await ensureBrowser()
process.env.E2E_DESK_PORT ??= String(await freePort())
const { E2E_PORT: port, E2E_DESK_PORT: deskPort, E2E_DATA_DIR: dataDir } = process.env

/** Its virtual authenticators and their passkeys stay in a context. */
const ownContext = 'desk.spec.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  retries: 0,
  timeout: 120_000,
  // A preview renders every page, while other tests have both processors.
  expect: { timeout: 45_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Painting what moves takes a seventh of the processor time, and colours would be judged in the middle of their
    // transition. What is about motion, or about what happens during it, asks for it.
    reducedMotion: 'reduce',
    // Recording makes the tests take half as long again; use `--trace on` when needed.
    trace: 'off',
    // Without a graphics card Chromium emulates one: painting by the processor directly takes a fifth less of its time.
    // Between tests the page leaves the site, and Chromium starts another process at its return, which takes 0.3 s.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...browserArguments, '--disable-gpu', '--renderer-process-limit=1'],
    },
  },
  // A load in a new browser context takes 1.9 s of processor time, in one that is reused 0.8 s: Playwright closes its
  // pages and clears cookies, storage, routes, clock and emulation between tests.
  projects: [
    { name: 'own-context', testMatch: ownContext },
    {
      name: 'with-javascript',
      testIgnore: ['without-javascript/**', ownContext],
      use: { reuseContext: true },
    },
    {
      name: 'without-javascript',
      testMatch: 'without-javascript/**',
      use: { javaScriptEnabled: false, reuseContext: true },
    },
  ],
  webServer: {
    command: 'node commands/start.ts',
    url: `http://localhost:${port}/api/status`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DESK_PORT: deskPort,
      DATA_DIR: dataDir,
      STYLEGUIDE: 'on',
      LOG_LEVEL: 'error',
      ENQUIRY_LIMIT: '0',
      MAILS_PER_HOUR: '0',
    },
  },
})
