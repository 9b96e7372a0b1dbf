import { expect, type Locator, type Page, test } from '@playwright/test'
import { calculators } from '#content/site/calculators.ts'
import { pages } from '#content/site/pages.ts'
import { hydrate } from '../support/open-page.ts'

const { contactUs, requestACallback, requestOurBrochure, requestEventDates, complain } = pages
const forms = [contactUs, requestACallback, requestOurBrochure, requestEventDates, complain]
const islands = [
  ...forms.map(({ path }) => ({ path, typed: 'Grace' })),
  // What is typed here changes the result (calculators.spec.ts).
  ...Object.values(calculators).map(({ path }) => ({ path, typed: '' })),
]

for (const { path, typed } of islands)
  test(`a screen reader and a keyboard find the same on ${path} before and after its code arrives`, async ({
    page,
  }) => {
    const { promise: isRead, resolve: letScriptsCome } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => isRead.then(() => route.continue()))
    await page.goto(path)
    const island = page.locator('[data-island]').first()
    const field = island.getByRole('textbox').first()
    await field.focus()
    await page.keyboard.type(typed)
    const before = { read: await read(island), stops: await stops(page) }
    letScriptsCome()
    await hydrate(page)
    await expect(field).toBeFocused()
    expect(await read(island)).toBe(before.read)
    expect(await stops(page)).toEqual(before.stops)
  })

/** Without what is left of each day, which comes later. */
const read = async (island: Locator) =>
  (await island.ariaSnapshot()).replaceAll(/(button "\w{3} \d+ \w{3}) [^"]+"/g, '$1"')

/** What Tab reaches in the first island, in order. */
const stops = (page: Page) =>
  page
    .locator('[data-island]')
    .first()
    .evaluate((island) =>
      [...island.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
        .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
        .map((element) => element.getAttribute('name') ?? element.innerText),
    )
