import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { aboutUs } from '#content/pages/about-us.ts'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { adviserHome } from '#content/pages/adviser-home.ts'
import { articlePages } from '#content/pages/article-pages.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { eventsPage } from '#content/pages/events.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { landing } from '#content/pages/landing.ts'
import { ourServices } from '#content/pages/our-services.ts'
import { personalApproach } from '#content/pages/personal-approach.ts'
import { serviceTexts } from '#content/pages/services.ts'
import { support } from '#content/pages/support.ts'
import { technology } from '#content/pages/technology.ts'
import type { PageMeta } from './meta.ts'
import type { PageName } from './pages.ts'
import type { ServiceName } from './services.ts'
import type { FaqItem } from './types.ts'

interface PageContent {
  meta: PageMeta
  faq?: readonly FaqItem[]
}

/** The words of every page. For the server only: a page imports its own. */
export const pageContent: Record<PageName, PageContent> = {
  landing,
  customerHome,
  ourServices,
  ...servicePages(),
  aboutUs,
  contactUs,
  privacyPolicy: privacyNotice,
  media: articlePages.media,
  blog: articlePages.blog,
  adviserHome,
  personalApproach,
  support,
  technology,
  adviserAboutUs,
  joinUs,
  events: eventsPage,
}

function servicePages() {
  const entries = Object.entries(serviceTexts).map(([name, { page }]) => [name, page])
  return Object.fromEntries(entries) as Record<ServiceName, PageContent>
}
