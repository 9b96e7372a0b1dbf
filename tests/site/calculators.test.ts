import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import { calculatorCopy, calculatorNames } from '#content/site/calculators.ts'
import { pages } from '#content/site/pages.ts'
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
      '/WorkItOut/MortgageRepayments?amount=200000&years=25&rate=5&kind=repayment',
      ['£1,169.18', '£1,288.60'],
    ],
    [
      '/WorkItOut/MortgageRepayments?amount=%C2%A3200%2C000&years=25&rate=5%25&kind=interest-only',
      ['£833.33', 'the whole £200,000 is still to be repaid', 'a debt that stays the same'],
    ],
    [
      '/WorkItOut/MortgageRepayments?amount=200000&years=25&rate=5&kind=repayment&overpay=100',
      ['to half after 17 of 25 years', 'The lower line', 'you would owe nothing 3 years and 6 months sooner'],
    ],
    [
      '/WorkItOut/MortgageRepayments?amount=200000&years=25&rate=5&kind=interest-only&overpay=100',
      ['of interest and leave £170,000 to repay'],
    ],
    [
      '/WorkItOut/StampDuty?price=425000&buyer=first',
      ['£6,250', 'That is with the relief', 'Up to £300,000', '£300,000 to £500,000', 'as one step'],
    ],
    ['/WorkItOut/StampDuty?price=600000&buyer=first', ['no relief for first-time buyers above £500,000']],
    ['/WorkItOut/StampDuty?price=295000&buyer=next', ['£4,750', 'Above £1,500,000', 'as 2 steps']],
    ['/WorkItOut/StampDuty?price=100000&buyer=next', ['No part of it is taxed']],
    ['/WorkItOut/StampDuty?price=300000&buyer=additional', ['£20,000', 'taxed at 5 points more']],
    [
      '/WorkItOut/Borrowing?income=40000&income2=&deposit=20000&commitments=0',
      ['£160,000 to £180,000', '4 to 4.5 times', '88.9%', '90%'],
    ],
    [
      '/WorkItOut/Borrowing?income=12000&commitments=1000',
      [
        'Nothing, by these figures',
        'take up the whole income',
        'There is nothing to draw',
        'We take £12,000',
      ],
    ],
    [
      '/WorkItOut/Pension?born=1964-05-01&retire=67&pot=80000&monthly=200',
      ['£200 a month becomes £250', 'at 67, on 1 May 2031', 'private pension from 55'],
    ],
    [
      '/WorkItOut/Pension?born=1960-05-10&retire=70&monthly=100',
      ['at 66 and 2 months, on 10 July 2026', 'until you are 100 (the lower figure) or 90'],
    ],
    [
      '/WorkItOut/Pension?born=1976-11-01&retire=62&pot=80000&monthly=300&relief=net-pay&employer=200&cash=first',
      [
        'Your employer adds £200.',
        'Until your State Pension',
        'begins 5 years after you stop',
        'Free of tax, at first',
        'one person',
      ],
    ],
    ['/WorkItOut/Pension?born=1971-09-01&retire=67&pot=80000', ['You have reached 55, so you can use']],
    ['/WorkItOut/Pension?born=1972-09-01&retire=67&pot=80000', ['but only until the age rises']],
    [
      '/WorkItOut/PensionWithdrawal?amount=20000&kind=slice&other=25000&nation=england',
      ['£17,000', 'take £5,128 at first: £2,128 too much', 'Form P55 is for'],
    ],
    [
      '/WorkItOut/PensionWithdrawal?amount=20000&kind=whole&other=&nation=scotland',
      ['form P50Z', 'Form P50Z is for a pot that you have emptied'],
    ],
    [
      '/WorkItOut/PensionWithdrawal?amount=10000&kind=drawdown&other=150000&nation=england',
      ['too little, which you would owe later'],
    ],
    [
      '/WorkItOut/InheritanceTax?owner=married&home=650000&other=350000&pensions=500000&heirs=children',
      ['£200,000', 'more than the £0', 'on the first death none is due'],
    ],
    [
      '/WorkItOut/InheritanceTax?owner=unmarried&home=800000&other=1200000&pensions=700000&heirs=children',
      ['£950,000', 'above £2,000,000', 'only a husband, wife or civil partner inherits free of tax'],
    ],
    [
      '/WorkItOut/OurFee?service=ongoing&sum=80000',
      ['£1,600', '2% of £80,000', 'the first year would cost £2,670', '0.75%'],
    ],
    ['/WorkItOut/OurFee?service=once&sum=20000', ['7.5% of £20,000', 'that is not worth it']],
    [
      '/WorkItOut/OurFee?service=mortgage&sum=225000',
      ['£495', 'pay us about £788', 'Your home may be repossessed'],
    ],
    [
      '/WorkItOut/EquityRelease?age=55&amount=90000&rate=7&years=40&house=200000&pay=0',
      ['£1,468,027', 'more than lenders usually release at 55: about 27% of the home, here £54,000'],
    ],
    [
      '/WorkItOut/EquityRelease?age=70&amount=50000&rate=6.5&years=15&house=300000&pay=0',
      ['£132,210', 'The debt after 15 years', 'The debt stays below the value of the home'],
    ],
    [
      '/WorkItOut/EquityRelease?age=70&amount=50000&rate=6.5&years=1&house=300000&pay=100',
      [
        'The debt after 1 year',
        'With £100 a month it comes to',
        'The lower line is the debt with your payments.',
      ],
    ],
    [
      '/WorkItOut/EquityRelease?age=60&amount=170000&rate=3&years=15&house=300000&pay=0',
      [
        'guarantee would limit what is repaid to the price of the home',
        'If prices fell by 1% a year',
        'guarantee sets in',
      ],
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
    ['0', 'Enter a price of £1 or more.'],
    ['-5', 'Enter a price of £1 or more.'],
    ['99999999999', 'Enter a price of £50,000,000 or less.'],
    ['a lot', 'Enter a price in figures, for example 425,000.'],
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
    const fields = [
      'amount',
      'years',
      'rate',
      'kind',
      'overpay',
      'price',
      'buyer',
      'income',
      'income2',
      'deposit',
      'other',
      'earnings',
    ]
    const more = [
      'kind',
      'nation',
      'owner',
      'home',
      'pensions',
      'heirs',
      'service',
      'sum',
      'employer',
      'state',
      'commitments',
      'born',
      'retire',
      'pot',
      'monthly',
      'charge',
      'age',
      'house',
      'pay',
    ]
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.constantFrom('1e309', '0', '-0', '2024-02-29', '1899-12-31', '9999-12-31', '40', '100'),
    )
    const query = fc.dictionary(fc.constantFrom(...fields, ...more), value)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calculatorNames), query, async (name, values) => {
        const response = await request(`${pages[name].path}?${new URLSearchParams(values)}`)
        expect(response.status).toBe(200)
        const page = parsePage(await response.text())
        expect(textOf(resultOf(page))).not.toMatch(/NaN|Infinity|undefined|null|[{}]/)
      }),
      { numRuns: 60 },
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
