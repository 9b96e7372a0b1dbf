import { expect, type Page, test } from '@playwright/test'
import { allPages } from '#content/pages.ts'
import { open } from './open-page.ts'

/** After compression. React and its router alone are about 92,000 of it. */
const mostScript = 120_000

/** What one first visit has moved over the line, by the length that each answer states. */
async function firstLoad(page: Page, path: string) {
  const answers: { url: string; type: string; bytes: Promise<number> }[] = []
  page.on('response', (response) => {
    const stated = response.headers()['content-length']
    answers.push({
      url: response.url(),
      type: response.request().resourceType(),
      bytes:
        stated === undefined ? response.body().then((body) => body.byteLength) : Promise.resolve(+stated),
    })
  })
  await open(page, path)
  await quiet(page, () => answers.length)
  return await Promise.all(answers.map(async ({ bytes, ...answer }) => ({ ...answer, bytes: await bytes })))
}

/** Until half a second has brought nothing new. */
async function quiet(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count()
    await page.waitForTimeout(500)
  }
}

for (const { path } of allPages) {
  test.describe(`the first load of ${path}`, () => {
    test('stays within its bytes and requests', async ({ page }) => {
      const answers = await firstLoad(page, path)
      const sum = (of: typeof answers) => of.reduce((total, { bytes }) => total + bytes, 0)
      const of = (type: string) => answers.filter((answer) => answer.type === type)
      expect.soft(sum(of('script')), 'JavaScript').toBeLessThanOrEqual(mostScript)
      expect.soft(sum(answers), 'all of it').toBeLessThan(200_000)
      expect.soft(of('font').length, 'fonts').toBeLessThanOrEqual(2)
      expect.soft(of('stylesheet'), 'stylesheets').toEqual([])
      expect.soft(of('script').length, 'scripts').toBeLessThanOrEqual(30)
      expect.soft(answers.length, 'requests').toBeLessThanOrEqual(40)
    })
  })
}
