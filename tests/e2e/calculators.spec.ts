import { expect, test } from '@playwright/test'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import { mortgageRepayments as words } from '#content/pages/calculators/mortgage-repayments.ts'
import { services } from '#content/pages/services.ts'
import { pages } from '#content/site/pages.ts'
import { openHydrated as open, open as openPlain } from '../support/open-page.ts'
import { total, watchShifts } from '../support/watch-load.ts'

const { path } = pages.mortgageRepayments

test('a calculator answers each key without a request, keeps the address, and moves nothing', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  await open(page, path)
  const amount = page.getByLabel(words.fields.amount.label)
  const result = page.getByRole('region', { name: calculatorWords.resultHeading })
  await expect(result).toContainText(calculatorWords.example)

  await amount.fill('100,000')
  await expect(result).toContainText('£584.59')
  const requests: string[] = []
  page.on('request', (request) => {
    // Browsers request the favicon at any time.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url())
  })
  const top = () =>
    page.getByRole('figure').evaluate((figure) => figure.getBoundingClientRect().top + scrollY)
  const before = await top()
  const line = page.locator('figure path').last()
  const firstLine = (await line.getAttribute('d')) ?? ''
  await page.getByLabel(words.fields.years.label).fill('15')
  await expect(result).toContainText('£790.79')
  await expect(line).not.toHaveAttribute('d', firstLine)
  expect(await top()).toBe(before)
  await page.getByText('Interest only').click()
  await expect(result).toContainText('£416.67')
  await expect(page).toHaveURL(/\?amount=100%2C000&years=15&rate=5&kind=interest-only&overpay=$/)
  expect(requests).toEqual([])
  expect(total(await shifts())).toBeLessThan(0.01)

  // The address alone brings it back.
  await page.reload()
  await expect(result).toContainText('£416.67')
})

test('what is typed before the code of a calculator has come counts', async ({ page }) => {
  const { promise: isTyped, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/assets/mortgage-repayments-calculator*', (route) =>
    isTyped.then(() => route.continue()),
  )
  await openPlain(page, path)
  await page.getByLabel(words.fields.amount.label).fill('100,000')
  letCodeCome()
  await expect(page.getByRole('region', { name: calculatorWords.resultHeading })).toContainText('£584.59')
})

test('a calculator whose code cannot be fetched is a plain form', async ({ page }) => {
  await page.route('**/assets/*-calculator*', (route) => route.abort())
  await openPlain(page, path)
  await page.getByLabel(words.fields.amount.label).fill('100,000')
  await page.getByRole('button', { name: calculatorWords.submit }).click()
  await expect(page).toHaveURL(/amount=100/)
  await expect(page.getByRole('region', { name: calculatorWords.resultHeading })).toContainText('£584.59')
})

test('an incomplete field keeps the last result, and says what to do when it is left or sent', async ({
  page,
}) => {
  await open(page, `${path}?amount=200000&years=25&rate=5&kind=repayment`)
  const rate = page.getByLabel(words.fields.rate.label)
  const result = page.getByRole('region', { name: calculatorWords.resultHeading })
  await rate.fill('x')
  await expect(result).toContainText(calculatorWords.stale)
  await expect(result).toContainText('£1,169.18')
  await expect(page.getByText(words.fields.rate.errors.unreadable ?? '')).toHaveCount(0)

  await rate.press('Tab')
  await expect(rate).toHaveAccessibleDescription(/Enter a rate in figures/)
  // A summary above the fields would move the button away from whoever is about to press it.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(result).toContainText(calculatorWords.correct)
  await rate.fill('')
  await page.getByRole('button', { name: calculatorWords.submit }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Enter a rate, for example 4.25.' }).click()
  await expect(rate).toBeFocused()

  await page.keyboard.type('4')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(result).toContainText('£1,055.67')
  await page.setViewportSize({ width: 360, height: 640 })
  await rate.press('Enter')
  await expect(page.getByRole('heading', { name: calculatorWords.resultHeading })).toBeFocused()
  await expect(result.getByText('£1,055.67', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('what is saved and what is invested both stand beside the field on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, pages.savings.path)
  // Before tax, 2% keeps up with prices exactly.
  await page.getByLabel('Interest on savings in percent').fill('2')
  const result = page.getByRole('region', { name: calculatorWords.resultHeading })
  for (const figure of ['£34,000', '£32,800 to £48,100'])
    await expect(result.getByText(figure, { exact: true }).first()).toBeInViewport({ ratio: 1 })
})

test('figures go into the message only where the box is ticked', async ({ page }) => {
  await open(page, pages.stampDuty.path)
  await page.getByLabel('Price of the home').fill('295000')
  await page.getByText('My next home').click()
  await page.getByRole('checkbox', { name: calculatorWords.adviser.carry }).check()
  await page.getByRole('button', { name: calculatorWords.adviser.action }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Stamp duty: price £295,000, next home, £4,750 to pay\./,
  )

  await page.goBack()
  await page.getByRole('checkbox', { name: calculatorWords.adviser.carry }).uncheck()
  await page.getByRole('button', { name: calculatorWords.adviser.action }).click()
  await expect(page).toHaveURL(new RegExp(`${pages.contactUs.path}\\??#contact-form$`))
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a calculator is reached by links, and works after a page change', async ({ page }) => {
  const service = services.find(({ calculators }) => calculators?.includes('borrowing'))
  await open(page, (service ?? pages.workItOut).path)
  await page.getByRole('link', { name: pages.borrowing.name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Your income a year, before tax').fill('50000')
  await expect(page.getByRole('region', { name: calculatorWords.resultHeading })).toContainText(
    '£200,000 to £225,000',
  )
  await page.getByRole('link', { name: 'See what that loan would cost each month' }).click()
  await expect(page.getByLabel(words.fields.amount.label)).toHaveValue('225000')
  // The link does not say how the loan is repaid.
  await expect(page.getByRole('radio', { name: words.fields.kind.options[0].label })).toBeChecked()
})

test('a screen reader finds the fields, the result with its table, and the picture’s sentence', async ({
  page,
}) => {
  await open(page, `${pages.equityReleaseDebt.path}?age=70&house=300000&amount=50000&rate=6.5&years=2&pay=`)
  await page.getByText(calculatorWords.table).click()
  await expect(page.getByRole('region', { name: calculatorWords.resultHeading })).toMatchAriaSnapshot(`
    - region "The result":
      - heading "The result" [level=2]
      - status: /£50,000 at 6.5% grows to/
      - figure /The picture shows the debt over/
      - heading "The risks" [level=2]
      - group:
        - table "Debt without payments":
          - rowgroup:
            - row "Year Debt without payments Prices fall by 1% a year Prices rise by 2% a year"
          - rowgroup:
            - row "0 £50,000 £300,000 £300,000"
            - row "1 £53,349 £297,000 £306,000"
            - row "2 £56,921 £294,030 £312,120"
  `)
})
