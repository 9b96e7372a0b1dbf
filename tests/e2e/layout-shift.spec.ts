import { expect, test } from '@playwright/test'
import { effort } from '../support/effort.ts'
import { open } from '../support/open-page.ts'
import { total, watchShifts } from '../support/watch-load.ts'

test.use({ reducedMotion: 'no-preference' })
// With the processor slowed down a visit takes 2 to 9 s.
test.describe.configure({ timeout: 60_000 + 30_000 * effort.slowVisits })

for (const path of effort.slowPaths) {
  test(`nothing of ${path} moves while it loads on a slow phone`, async ({ page, context }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const shifts = await watchShifts(page)
    // Shifts by web fonts are measured in every-page.spec.ts.
    await page.route('**/*.woff2', (route) => route.abort())
    // Several visits in `npm run soak`: which frame shows what depends on where the parser was interrupted.
    for (let visit = 0; visit < effort.slowVisits; visit += 1) {
      await open(page, path)
      const moved = await shifts()
      expect(total(moved), JSON.stringify(moved)).toBeLessThan(0.01)
    }
    // The next test may have the same context. After a failure it has another.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  })
}
