import { configDefaults, defineConfig } from 'vitest/config'
import { inlineScript } from './app/delivery/inline-script.ts'
import { isolatedEnvironment } from './commands/isolated-environment.ts'
import { shipsSample } from './content/site/launch.ts'

const shared = {
  env: isolatedEnvironment,
  setupFiles: [
    'tests/support/fail-on-console-error.ts',
    'tests/support/property-runs.ts',
    'tests/support/text-matcher.ts',
  ],
  globalSetup: ['tests/support/postgres-global-setup.ts'],
  // A hang, not slowness: the start of a site, two seconds alone, has taken thirty while others had the processors.
  testTimeout: 120_000,
  // Some render every page, while Chromium has both processors.
  hookTimeout: 180_000,
  // What is polled may wait for a process to start on a busy machine; the default is a second.
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  plugins: [inlineScript],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify('http://localhost:3000'),
    'import.meta.env.PORTAL_URL': JSON.stringify('https://portal.example.com/'),
  },
  test: {
    // The default leaves one core to the main thread, which is idle here.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['{app,content,domain,server,commands}/**/*.test.{ts,tsx}'],
          // Modules are loaded once per worker instead of once per file: 37 s of CPU time instead of 61 s.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          globalSetup: ['tests/support/require-current-build.ts', ...shared.globalSetup],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'site',
          include: ['tests/{site,spec,support}/**/*.test.ts'],
          // The built server is loaded once per worker, with the critical CSS that it has found, not in 23 files.
          isolate: false,
          globalSetup: ['tests/support/require-current-build.ts', ...shared.globalSetup],
          exclude: [...configDefaults.exclude, ...(shipsSample ? [] : ['tests/spec/**'])],
        },
      },
    ],
  },
})
