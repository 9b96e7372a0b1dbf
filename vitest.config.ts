import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: {
    'import.meta.env.SITE_URL': JSON.stringify('http://localhost:3000'),
    'import.meta.env.PORTAL_URL': JSON.stringify('https://portal.example.com/'),
  },
  test: {
    include: ['{app,content,domain,server,commands,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres-global-setup.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    // Most of the time goes into waiting for processes that the tests start, so even two cores can do with two.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
