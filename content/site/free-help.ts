import { entry } from './entry.ts'
import { rates } from './tax-and-rates.ts'

const { freeGuidanceAge } = rates

/** Who helps without charge, with address and phone number as those services publish them. */
export const freeHelp = entry('words/free-help', 'Free help elsewhere', {
  moneyHelper:
    'MoneyHelper (free, backed by government): guidance on money and pensions, https://www.moneyhelper.org.uk, 0800 138 7777 about money or 0800 011 3797 about pensions.',
  pensionWise: `Pension Wise, a part of MoneyHelper: an appointment about your options if you are aged ${freeGuidanceAge} or over and have a pension pot, https://www.moneyhelper.org.uk/pensionwise or 0800 138 3944.`,
  stepChange: 'StepChange Debt Charity: help with debt, https://www.stepchange.org or 0800 138 1111.',
  nationalDebtline: 'National Debtline: debt advice, https://www.nationaldebtline.org or 0808 808 4000.',
  citizensAdvice: 'Citizens Advice: benefits, housing, work and the law, https://www.citizensadvice.org.uk.',
  reportFraud: 'Report Fraud: https://www.reportfraud.police.uk or 0300 123 2040.',
  ageUk: 'Age UK: benefits, care and later life, https://www.ageuk.org.uk or 0800 678 1602.',
  turn2us: 'Turn2us: which benefits and grants you could claim, https://www.turn2us.org.uk or 0808 802 2000.',
  businessDebtline:
    'Business Debtline: for small businesses and the self-employed, https://www.businessdebtline.org or 0800 197 6026.',
  pensionsRegulator:
    'The Pensions Regulator: what an employer has to do and when, https://www.thepensionsregulator.gov.uk.',
} as const)
