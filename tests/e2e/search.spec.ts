import { expect, test } from '@playwright/test'
import { findAnAnswer } from '#content/pages/find-an-answer.ts'
import { furtherAnswers } from '#content/site/further-answers.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

const [one, other] = furtherAnswers
if (!one || !other) throw new Error('The search needs two answers of its own')

test('the search finds as one types, and tells the server once what it did not find', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === pages.findAnAnswer.path && request.method() === 'HEAD')
      asked.push(searchParams.get('q') ?? '')
  })
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  await open(page, pages.findAnAnswer.path)
  expect(loaded.filter((path) => path.includes('load-search') || path === '/answers.json')).toEqual([])

  const field = page.getByRole('searchbox')
  await field.pressSequentially(one.question)
  const answer = page.getByRole('region', { name: 'Answers' }).locator('summary').first()
  await expect(answer).toHaveText(one.question)
  await field.fill('zebra')
  await expect(page.getByRole('status')).toHaveText('Nothing found')
  await expect(page.getByRole('region', { name: findAnAnswer.often }).getByRole('link')).not.toHaveCount(0)
  for (const key of ['Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => asked).toEqual(['zebra'])
  await field.focus()
  await page.getByRole('heading', { level: 1 }).click()
  await field.fill(other.question)
  await expect(answer).toHaveText(other.question)
  await page.getByRole('heading', { level: 1 }).click()
  expect(asked).toEqual(['zebra'])
})
