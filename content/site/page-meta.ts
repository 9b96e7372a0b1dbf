import { brochureForm } from '#content/forms/brochure-form.ts'
import { callMeta } from '#content/forms/call-copy.ts'
import { eventDatesForm } from '#content/forms/event-dates-form.ts'
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts'
import { borrowingPage } from '#content/pages/calculators/borrowing.ts'
import { equityReleasePage } from '#content/pages/calculators/equity-release.ts'
import { mortgageRepayments } from '#content/pages/calculators/mortgage-repayments.ts'
import { pensionPage } from '#content/pages/calculators/pension.ts'
import { stampDutyPage } from '#content/pages/calculators/stamp-duty.ts'
import { workItOut } from '#content/pages/calculators/work-it-out.ts'
import { findAnAnswer } from '#content/pages/find-an-answer.ts'
import { ourFees } from '#content/pages/our-fees.ts'
import type { PageMeta } from './meta.ts'
import { pageContent } from './page-content.ts'
import type { CalculatorPageName, ExtraPageName, formPages, PageName } from './pages.ts'

/** Title and description of all pages. Not for a single page, which imports its own. */
export const pageMeta = Object.fromEntries(
  Object.entries(pageContent).map(([name, { meta }]) => [name, meta]),
) as Record<PageName, PageMeta>

/** The page variants of the dialogs. */
export const formPageMeta: Record<keyof typeof formPages, PageMeta> = {
  requestACallback: callMeta,
  requestOurBrochure: brochureForm.meta,
  requestEventDates: eventDatesForm.meta,
}

export const extraPageMeta: Record<ExtraPageName, PageMeta> = {
  findAnAnswer: findAnAnswer.meta,
  ourFees: ourFees.meta,
  accessibility: accessibilityStatement.meta,
}

export const calculatorPageMeta: Record<CalculatorPageName, PageMeta> = {
  workItOut: workItOut.meta,
  mortgageRepayments: mortgageRepayments.meta,
  borrowing: borrowingPage.meta,
  stampDuty: stampDutyPage.meta,
  pension: pensionPage.meta,
  equityReleaseDebt: equityReleasePage.meta,
}
