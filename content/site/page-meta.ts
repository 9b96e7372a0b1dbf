import { brochureForm } from '#content/forms/brochure-form.ts'
import { callbackMeta } from '#content/forms/callback-words.ts'
import { accessibilityStatement } from '#content/legal/accessibility-statement.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { aboutUs } from '#content/pages/about-us.ts'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { adviserHome } from '#content/pages/adviser-home.ts'
import { articlePages } from '#content/pages/article-pages.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { eventsPage } from '#content/pages/events.ts'
import { findAnAnswer } from '#content/pages/find-an-answer.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { landing } from '#content/pages/landing.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { personalApproach } from '#content/pages/personal-approach.ts'
import { corporatePlanning } from '#content/pages/services/corporate-planning.ts'
import { equityRelease } from '#content/pages/services/equity-release.ts'
import { insuranceProtection } from '#content/pages/services/insurance-protection.ts'
import { investmentPlanning } from '#content/pages/services/investment-planning.ts'
import { mortgagePlanning } from '#content/pages/services/mortgage-planning.ts'
import { retirementPlanning } from '#content/pages/services/retirement-planning.ts'
import { support } from '#content/pages/support.ts'
import { technology } from '#content/pages/technology.ts'
import type { PageMeta } from './meta.ts'
import type { ExtraPageName, formPages, PageName } from './pages.ts'

/** Title and description of all pages. Not for a single page, which imports its own. */
export const pageMeta: Record<PageName, PageMeta> = {
  landing: landing.meta,
  customerHome: customerHome.meta,
  ourServices: ourServices.meta,
  mortgagePlanning: mortgagePlanning.meta,
  investmentPlanning: investmentPlanning.meta,
  equityRelease: equityRelease.meta,
  retirementPlanning: retirementPlanning.meta,
  corporatePlanning: corporatePlanning.meta,
  insuranceProtection: insuranceProtection.meta,
  aboutUs: aboutUs.meta,
  contactUs: contactUs.meta,
  privacyPolicy: privacyNotice.meta,
  media: articlePages.media.meta,
  blog: articlePages.blog.meta,
  adviserHome: adviserHome.meta,
  personalApproach: personalApproach.meta,
  support: support.meta,
  technology: technology.meta,
  adviserAboutUs: adviserAboutUs.meta,
  joinUs: joinUs.meta,
  events: eventsPage.meta,
}

/** The page variants of the dialogs. */
export const formPageMeta: Record<keyof typeof formPages, PageMeta> = {
  requestACallback: callbackMeta,
  requestOurBrochure: brochureForm.meta,
}

export const extraPageMeta: Record<ExtraPageName, PageMeta> = {
  findAnAnswer: findAnAnswer.meta,
  accessibility: accessibilityStatement.meta,
}
