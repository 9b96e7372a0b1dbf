import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'
import { riskWarnings } from '#content/site/risk-warnings.ts'

/** The overview of the calculators. */
export const workItOut = entry('pages/work-it-out', 'Work it out', {
  meta: meta(
    'Work it out: calculators',
    'Calculators for mortgages, stamp duty, savings, pensions, tax on a withdrawal, inheritance tax, equity release and our fee. They keep nothing.',
    'calculator calculators calculate',
  ),
  heading: 'Work it out',
  lead: 'Nine calculators for the questions we hear most. Each says what it assumes, and none of them gives advice.',
  cards: 'What would you like to know?',
  about: [
    {
      heading: 'What do they do with your figures?',
      paragraphs: [
        'They answer as you type, in your own browser. Your figures are part of the page’s web address, so you can come back to them or send them to someone. Our server then works out the result from the address, and keeps nothing.',
      ],
    },
    {
      heading: 'What do they not do?',
      paragraphs: [
        'They do not know you, so they cannot say what is right for you. Where nobody can know, they show a range. Bands, ages and rates come from the law and the regulator, each with its source.',
      ],
    },
  ],
  warnings: [riskWarnings.mortgage, riskWarnings.investment, riskWarnings.equityRelease],
  action: 'Work it out',
})
