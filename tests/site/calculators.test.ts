import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import { calculatorCopy, calculatorNames } from '#content/site/calculators.ts'
import { pages } from '#content/site/pages.ts'
import { effort } from '../support/effort.ts'
import { type Element, elementsOf, only, parsePage, textOf } from '../support/served-page.ts'
import { request } from '../support/shared-site.ts'

// What is in the served HTML: a browser without JavaScript sees nothing else.

const mainRisks = {
  mortgage: /loan secured on your home/,
  investment: /can fall as well as rise/,
  tax: /Tax treatment depends/,
}

async function ask(path: string): Promise<Element> {
  const response = await request(path)
  expect(response.status, path).toBe(200)
  return parsePage(await response.text())
}

/** The part of the page that shows the result. */
function resultOf(page: Element): Element {
  const heading = only(
    page,
    'heading of the result',
    (element) => element.tag === 'h2' && textOf(element) === calculatorWords.resultHeading,
  )
  return only(page, 'result', ({ attributes }) => attributes['aria-labelledby'] === heading.attributes.id)
}

describe('A calculator answers its address', () => {
  test.each([
    [
      '/WorkItOut/MortgageRepayments?amount=%C2%A3200%2C000&years=25&rate=5%25&kind=interest-only',
      ['£833.33', 'the whole £200,000 is still to be repaid'],
    ],
    [
      '/WorkItOut/MortgageRepayments?amount=200000&years=25&rate=5&kind=repayment&overpay=100',
      ['£1,169.18', '£1,288.60', '3 years and 6 months sooner'],
    ],
    ['/WorkItOut/StampDuty?price=425000&buyer=first', ['£6,250', 'with the relief', '£300,000 to £500,000']],
    ['/WorkItOut/StampDuty?price=100000&buyer=next', ['No part of it is taxed']],
    [
      '/WorkItOut/Borrowing?income=40000&income2=&deposit=20000&commitments=0',
      ['£160,000 to £180,000', '4 to 4.5 times', '88.9%', '90%'],
    ],
    ['/WorkItOut/Borrowing?income=12000&commitments=1000', ['Nothing, on these figures']],
    [
      '/WorkItOut/Pension?born=1964-05-01&retire=67&pot=80000&monthly=200',
      ['£200 a month becomes £250', 'at 67, on 1 May 2031', 'private pension from 55'],
    ],
    [
      '/WorkItOut/Pension?born=1976-11-01&retire=62&pot=80000&monthly=300&relief=net-pay&employer=200&cash=first',
      ['Your employer adds £200.', 'begins 5 years after you stop', 'Free of tax, when you stop'],
    ],
    [
      '/WorkItOut/Pension?born=1968-05-01&retire=58&pot=80000&monthly=200&relief=source&employer=150&cash=spread',
      [
        'Your pot, if you stop now £80,000',
        'nothing more is paid in: you begin with £80,000',
        'Your State Pension begins 8 years',
      ],
    ],
    [
      '/WorkItOut/Savings?sum=30000&monthly=&years=1&rate=5&tax=basic&goal=36000',
      [
        'Saved £30,700',
        '£29,800 to £31,500',
        '£31,390',
        'taxed at 20%, and at 22%',
        'less than five years',
        '£432',
      ],
    ],
    [
      '/WorkItOut/Savings?sum=10000&monthly=100&years=10&rate=1&tax=none',
      ['less than what you paid in', 'In a cash ISA interest is free of tax', '£11,200 in the first year'],
    ],
    [
      '/WorkItOut/PensionWithdrawal?amount=20000&kind=slice&other=25000&nation=england',
      ['£17,000', 'take £5,128 at first: £2,128 too much', 'Form P55 is for'],
    ],
    [
      '/WorkItOut/InheritanceTax?owner=married&home=650000&other=350000&pensions=500000&heirs=children',
      ['£200,000', 'more than the £0', 'On the first death none is due'],
    ],
    [
      '/WorkItOut/OurFee?service=ongoing&sum=80000',
      ['£1,600', '2% of £80,000', 'the first year would cost £2,670'],
    ],
    [
      '/WorkItOut/OurFee?service=equity-release&sum=50000',
      ['£1,495', '2.99% of £50,000', 'The lender pays us commission as well', 'beside the sum, £50,000'],
    ],
    [
      '/WorkItOut/OurFee?service=plan&sum=50000',
      ['£1,950', 'not worth it', 'You owe us nothing else', 'beside the sum, £50,000'],
    ],
    [
      '/WorkItOut/Pension?born=1971-09-01&retire=60&pot=60000&monthly=200&relief=source&employer=150&cash=spread',
      [
        'You have reached 55, so you can use a private pension now',
        'Your State Pension begins 7 years after',
      ],
    ],
    [
      '/WorkItOut/EquityRelease?age=55&amount=90000&rate=7&years=40&house=200000&pay=0',
      ['£1,468,027', 'more than lenders usually release at 55'],
    ],
    [
      '/WorkItOut/EquityRelease?age=70&amount=50000&rate=6.5&years=1&house=300000&pay=100',
      ['The debt after 1 year', 'With £100 a month it comes to'],
    ],
  ])('%s', async (path, expected) => {
    const text = textOf(resultOf(await ask(path)))
    for (const part of expected) expect(text).toContain(part)
  })

  test.each(calculatorNames)(
    '%s: with its warnings and “not advice” next to the result, in the open',
    async (name) => {
      const { mainRisk } = await calculatorCopy()[name]()
      for (const query of ['', '?amount=x&price=x&income=x&born=x&age=x&owner=x&sum=x']) {
        const result = resultOf(await ask(`${pages[name].path}${query}`))
        const notice = only(result, 'risk warning', ({ attributes }) => 'data-risk-warning' in attributes)
        expect(textOf(notice)).toMatch(mainRisks[mainRisk])
        const isInTheOpen = elementsOf(result, 'details').every(
          (part) => !elementsOf(part).some(({ attributes }) => 'data-risk-warning' in attributes),
        )
        expect(isInTheOpen).toBe(true)
        if (query === '') expect(textOf(result)).toContain(calculatorWords.notAdvice)
      }
    },
  )
})

describe('Bad input', () => {
  const price = (value: string) => ask(`/WorkItOut/StampDuty?price=${encodeURIComponent(value)}&buyer=next`)

  test.each([
    ['', 'Enter a price, for example 425,000.'],
    ['-5', 'Enter a price of £1 or more.'],
    ['99999999999', 'Enter a price of £50,000,000 or less.'],
    ['9'.repeat(3_000), 'Enter a price in figures, for example 425,000.'],
    ['<img src=x>', 'Enter a price in figures, for example 425,000.'],
  ])('%j has a sentence at its field, which keeps what was typed', async (value, message) => {
    const page = await price(value)
    const field = only(page, 'field', ({ attributes }) => attributes.name === 'price')
    expect(field.attributes).toMatchObject({ 'aria-invalid': 'true', value: value.slice(0, 40) })
    const ids = field.attributes['aria-describedby']?.split(' ') ?? []
    const described = elementsOf(page).filter(({ attributes }) => ids.includes(attributes.id ?? ''))
    expect(described.map(textOf)).toContain(message)
    expect(textOf(resultOf(page))).toContain(calculatorWords.none)
  })

  test('of any kind is a page, never a fault and never “NaN”', async () => {
    const fields =
      'amount years rate kind overpay price buyer income income2 deposit other earnings nation owner home pensions heirs service sum tax goal employer state commitments born retire pot monthly charge age house pay'
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom('1e309', '0', '-0', '2024-02-29', '1899-12-31', '9999-12-31', '40', '100'),
    )
    const query = fc.dictionary(fc.constantFrom(...fields.split(' ')), value)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calculatorNames), query, async (name, values) => {
        const response = await request(`${pages[name].path}?${new URLSearchParams(values)}`)
        expect(response.status).toBe(200)
        const page = parsePage(await response.text())
        expect(textOf(resultOf(page))).not.toMatch(/NaN|Infinity|undefined|null|[{}]/)
      }),
      { numRuns: effort.propertyRuns },
    )
  })
})

describe('The way to an adviser', () => {
  test('has the figures as the value of an unticked box, so that they go along only where it is ticked', async () => {
    const result = resultOf(await ask('/WorkItOut/StampDuty?price=425000&buyer=first'))
    const box = only(result, 'box', ({ attributes }) => attributes.name === 'figures')
    expect(box.attributes).not.toHaveProperty('checked')
    const contact = await ask(
      `${pages.contactUs.path}?figures=${encodeURIComponent(box.attributes.value ?? '')}`,
    )
    const message = only(contact, 'message', ({ attributes }) => attributes.name === 'message')
    expect(textOf(message)).toBe('Stamp duty: price £425,000, first home, £6,250 to pay.')
  })

  test('puts nothing else into a message', async () => {
    const contact = await ask(
      `${pages.contactUs.path}?figures=${encodeURIComponent('See http://example.com')}`,
    )
    expect(textOf(only(contact, 'message', ({ attributes }) => attributes.name === 'message'))).toBe('')
  })
})
