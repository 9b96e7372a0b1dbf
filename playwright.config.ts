import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser } from './commands/browser.ts'
import { freePort } from './commands/free-port.ts'

// In the environment, because every worker evaluates this file again. A run starts with an empty database.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= await mkdtemp(join(tmpdir(), 'alderlode-e2e-'))
process.env.CHROMIUM_PATH ??= await ensureBrowser()
process.env.E2E_DESK_PORT ??= String(await freePort())
const { E2E_PORT: port, E2E_DESK_PORT: deskPort, E2E_DATA_DIR: dataDir } = process.env

/** Checks of many pages or states, which keep nothing in the browser. */
const sweeps = ['every-page.spec.ts', 'open-states.spec.ts', 'amounts.spec.ts']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording makes the tests take half as long again; use `--trace on` when needed.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    // They only look at pages. In a browser context of its own for each, a page takes 70% more processor time.
    { name: 'sweeps', testMatch: sweeps, use: { reuseContext: true } },
    { name: 'with-javascript', testIgnore: ['without-javascript/**', ...sweeps] },
    { name: 'without-javascript', testMatch: 'without-javascript/**', use: { javaScriptEnabled: false } },
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
    },
  },
})
