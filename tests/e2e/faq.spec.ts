import { expect, type Page, test } from '@playwright/test'
import { open } from '../support/open-page.ts'
import { someService } from '../support/some-service.ts'

test.use({ reducedMotion: 'no-preference' })

const { path, page: service, guide } = someService
const [first, second] = service.faq
if (!first || !second) throw new Error('The page has no two questions')

const question = (page: Page, text: string) => page.locator('summary', { hasText: text })
const answer = (page: Page, text: string) => page.getByText(text.slice(0, 40))

test('the questions of a page', async ({ page }) => {
  await open(page, path)

  await test.step('a question opens to its answer by a click, and closes by another', async () => {
    await expect(answer(page, first.answer)).toBeHidden()
    await question(page, first.question).click()
    await expect(answer(page, first.answer)).toBeVisible()
    await question(page, first.question).click()
    await expect(answer(page, first.answer)).toBeHidden()
  })

  await test.step('questions open and close by keyboard alone, each by itself', async () => {
    await question(page, first.question).focus()
    await page.keyboard.press('Enter')
    await expect(answer(page, first.answer)).toBeVisible()
    // An open answer may end with a link to a calculator.
    await page.keyboard.press('Tab')
    if (await page.locator('details a:focus').count()) await page.keyboard.press('Tab')
    await expect(question(page, second.question)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(answer(page, second.answer)).toBeVisible()
    await expect(answer(page, first.answer)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer(page, second.answer)).toBeHidden()
    await question(page, first.question).press('Enter')
    await expect(answer(page, first.answer)).toBeHidden()
  })

  await test.step('with reduced motion the answer opens without an animation', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const item = page.locator('details', { hasText: first.question })
    const closed = await item.evaluate((element) => element.getBoundingClientRect().height)
    const opened = await item.evaluate((element: HTMLDetailsElement) => {
      element.open = true
      const height = element.getBoundingClientRect().height
      return new Promise<[number, number]>((resolve) =>
        requestAnimationFrame(() => resolve([height, element.getBoundingClientRect().height])),
      )
    })
    expect(opened[0]).toBeGreaterThan(closed + 40)
    expect(opened[1]).toBe(opened[0])
    await item.evaluate((element: HTMLDetailsElement) => {
      element.open = false
    })
  })

  await test.step('in print every answer is shown, and the folded guide', async () => {
    const papers = guide.papers.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))
    const inGuide = page.getByText(papers[0] ?? '')
    await expect(inGuide).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const { answer: text } of service.faq) await expect(answer(page, text)).toBeVisible()
    await expect(inGuide).toBeVisible()
  })
})

test('a link to an answer opens it and brings it into view with its question', async ({ page }) => {
  await page.goto(`${path}#${second.id}`)
  await expect(answer(page, second.answer)).toBeInViewport()
  await expect(question(page, second.question)).toBeInViewport()
  await expect(answer(page, first.answer)).toBeHidden()
})
