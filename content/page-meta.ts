import { aboutUs } from './about-us.ts'
import { accessibilityStatement } from './accessibility-statement.ts'
import { adviserAboutUs } from './adviser-about-us.ts'
import { adviserHome } from './adviser-home.ts'
import { articlePages } from './article-pages.ts'
import { brochureForm } from './brochure-form.ts'
import { callbackMeta } from './callback-words.ts'
import { contactUs } from './contact-us.ts'
import { customerHome } from './customer-home.ts'
import { eventsPage } from './events.ts'
import { findAnAnswer } from './find-an-answer.ts'
import { joinUs } from './join-us.ts'
import { landing } from './landing.ts'
import type { PageMeta } from './meta.ts'
import { ourServices } from './our-services.ts'
import type { ExtraPageName, formPages, PageName } from './pages.ts'
import { personalApproach } from './personal-approach.ts'
import { privacyNotice } from './privacy-notice.ts'
import { corporatePlanning } from './services/corporate-planning.ts'
import { equityRelease } from './services/equity-release.ts'
import { insuranceProtection } from './services/insurance-protection.ts'
import { investmentPlanning } from './services/investment-planning.ts'
import { mortgagePlanning } from './services/mortgage-planning.ts'
import { retirementPlanning } from './services/retirement-planning.ts'
import { support } from './support.ts'
import { technology } from './technology.ts'

/** What each page says of itself, for lists of all of them. A page has its own from its own file. */
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

/** The dialogs as pages. */
export const formPageMeta: Record<keyof typeof formPages, PageMeta> = {
  requestACallback: callbackMeta,
  requestOurBrochure: brochureForm.meta,
}

export const extraPageMeta: Record<ExtraPageName, PageMeta> = {
  findAnAnswer: findAnAnswer.meta,
  accessibility: accessibilityStatement.meta,
}
