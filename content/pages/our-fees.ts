import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'

/** Without the fee guide itself, which is in guides/our-fees.ts. */
export const ourFees = entry('pages/our-fees', 'Our fees', {
  meta: meta(
    'Our fees in pounds',
    'What we charge for mortgage, investment, pension and equity release advice, with worked examples, and how and when you pay.',
    'fees fee charges how much do you charge price list commission adviser fees',
  ),
  hero: {
    heading: 'What our advice costs',
    lead: 'In pounds, with examples. The initial consultation is a free phone call. Nothing else is due until you have agreed to it in writing.',
  },
  calculator: 'Work out our fee for your own sum',
  warnings: [
    riskWarnings.mortgage,
    riskWarnings.lifetimeMortgage,
    riskWarnings.equityRelease,
    riskWarnings.investment,
  ],
} as const)
