import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: {
    'import.meta.env.SITE_URL': JSON.stringify('http://localhost:3000'),
    'import.meta.env.PORTAL_URL': JSON.stringify('https://portal.example.com/'),
  },
  test: {
    include: ['{app,content,domain,server,commands,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/db/postgres-for-tests.ts'],
    setupFiles: ['tests/fail-on-console-error.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
