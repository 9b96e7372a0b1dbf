import { brand } from './brand.ts'
import { calculatorCopy, calculators } from './calculators.ts'
import { type LifeEventName, lifeEvents } from './life-events.ts'
import type { PageCopy } from './meta.ts'
import { type ServiceName, serviceEntries } from './services.ts'

const rendered = { delivery: 'rendered' } as const
const shared = { delivery: 'rendered', query: ['audience'] } as const
const form = { delivery: 'rendered', indexed: false, isForm: true, query: ['sent'] } as const

/**
 * Every page of the site, once: the router, menus, sitemap, prerendering, search, Open Graph images, structured data,
 * the desk and the tests read this list. `pageCopyLoaders` says where the copy of each is; the file that renders it
 * follows from its name (app/routes.ts).
 */
export const pages = {
  landing: page('/', brand.name, 'landing'),
  customerHome: page('/Customer', 'Customers', 'customer'),
  ourServices: page('/OurServices', 'Our Services', 'customer'),
  ...pagesOf(serviceEntries),
  aboutUs: page('/AboutUs', 'About Us', 'customer'),
  contactUs: page('/ContactUs', 'Contact Us', 'contact', {
    ...rendered,
    query: ['audience', 'figures', 'sent'],
  }),
  privacyPolicy: page('/PrivacyPolicy', 'Privacy Notice', 'customer'),
  media: page(`/${brand.slug}InMedia`, `${brand.name} in the Media`, 'shared', shared),
  blog: page(`/${brand.slug}Blog`, 'Blog', 'shared', shared),
  adviserHome: page('/Adviser', 'Advisers', 'adviser'),
  personalApproach: page('/Adviser/PersonalApproach', 'Personal Approach', 'adviser'),
  support: page('/Adviser/Support', 'Support', 'adviser'),
  technology: page('/Adviser/Technology', 'Technology', 'adviser'),
  adviserAboutUs: page('/Adviser/AboutUs', 'About Us, for advisers', 'adviser'),
  joinUs: page('/Adviser/JoinUs', 'Join Us', 'adviser'),
  events: page('/Adviser/Events', 'Events', 'adviser', rendered),
  workItOut: page('/WorkItOut', 'Work it out', 'customer', rendered),
  ...pagesOf(calculators, rendered),
  somethingHasHappened: page('/SomethingHasHappened', 'Something has happened', 'customer'),
  ...pagesOf(lifeEvents),
  answers: page('/Answers', 'Further answers', 'customer'),
  whatChangesWhen: page('/WhatChangesWhen', 'What changes when', 'customer', rendered),
  ourFees: page('/OurFees', 'Our fees', 'customer'),
  accessibility: page('/Accessibility', 'Accessibility', 'customer'),
  findAnAnswer: page('/FindAnAnswer', 'Find an answer', 'customer', {
    ...rendered,
    indexed: false,
    query: ['q'],
  }),
  findAnAdviser: page('/FindAnAdviser', 'Find an adviser', 'customer', {
    ...rendered,
    query: ['near', 'service', 'by'],
  }),
  requestACallback: page('/RequestACallback', 'Request a Callback', 'customer', {
    ...form,
    query: ['kind', 'adviser', 'services', 'sent'],
  }),
  requestOurBrochure: page('/RequestOurBrochure', 'Request our Brochure', 'adviser', form),
  complain: page('/Complain', 'Make a complaint', 'customer', form),
  requestEventDates: page('/RequestEventDates', 'Tell me the next event dates', 'adviser', form),
} as const

/** Opens the form of a callback as that of a consultation. */
export const consultationPath = `${pages.requestACallback.path}?kind=consultation` as const

/**
 * Decides the menu, footer and accent colour of a page. `contact` and `shared` pages are for customers, and for
 * advisers with `?audience=adviser`: they must be `rendered`, because a prerendered page is the same for every query.
 */
export type PageFamily = 'landing' | 'customer' | 'adviser' | 'contact' | 'shared'

export type PageName = keyof typeof pages
export type PagePath = (typeof pages)[PageName]['path']

export const pageNames = Object.keys(pages) as PageName[]
export const allPages: Page<string>[] = Object.values(pages)

/**
 * Where the copy of each page is; content/pages/services.ts has that of the services, life-events.ts that of the life events. For page-copy.ts alone: loaded by
 * functions within a function, because scripts contain this module, and each the copy of its own page only.
 */
export function pageCopyLoaders(): Record<
  Exclude<PageName, ServiceName | LifeEventName>,
  () => Promise<PageCopy>
> {
  return {
    landing: async () => (await import('#content/pages/landing.ts')).landing,
    customerHome: async () => (await import('#content/pages/customer-home.ts')).customerHome,
    ourServices: async () => (await import('#content/pages/our-services.ts')).ourServices,
    aboutUs: async () => (await import('#content/pages/about-us.ts')).aboutUs,
    contactUs: async () => (await import('#content/pages/contact-us.ts')).contactUs,
    privacyPolicy: async () => (await import('#content/legal/privacy-notice.ts')).privacyNotice,
    media: async () => (await import('#content/pages/article-pages.ts')).articlePages.media,
    blog: async () => (await import('#content/pages/article-pages.ts')).articlePages.blog,
    adviserHome: async () => (await import('#content/pages/adviser-home.ts')).adviserHome,
    personalApproach: async () => (await import('#content/pages/personal-approach.ts')).personalApproach,
    support: async () => (await import('#content/pages/support.ts')).support,
    technology: async () => (await import('#content/pages/technology.ts')).technology,
    adviserAboutUs: async () => (await import('#content/pages/adviser-about-us.ts')).adviserAboutUs,
    joinUs: async () => (await import('#content/pages/join-us.ts')).joinUs,
    events: async () => (await import('#content/pages/events.ts')).eventsPage,
    workItOut: async () => (await import('#content/pages/calculators/work-it-out.ts')).workItOut,
    ...calculatorCopy(),
    somethingHasHappened: async () => (await import('#content/pages/life-events.ts')).somethingHasHappened,
    answers: async () => (await import('#content/pages/answers.ts')).answersPage,
    whatChangesWhen: async () => (await import('#content/pages/what-changes-when.ts')).whatChangesWhen,
    ourFees: async () => (await import('#content/pages/our-fees.ts')).ourFees,
    accessibility: async () =>
      (await import('#content/legal/accessibility-statement.ts')).accessibilityStatement,
    findAnAnswer: async () => (await import('#content/pages/find-an-answer.ts')).findAnAnswer,
    findAnAdviser: async () => (await import('#content/pages/find-an-adviser.ts')).findAnAdviser,
    requestACallback: async () => ({ meta: (await import('#content/forms/call-copy.ts')).callMeta }),
    requestOurBrochure: async () => (await import('#content/forms/brochure-form.ts')).brochureForm,
    complain: async () => (await import('#content/forms/complaint-form.ts')).complaintForm,
    requestEventDates: async () => (await import('#content/forms/event-dates-form.ts')).eventDatesForm,
  }
}

interface Page<Path extends string> {
  path: Path
  /** In search results, breadcrumbs and at the desk. */
  name: string
  family: PageFamily
  /**
   * `prerendered` at build time, or `rendered` by the running server because it depends on the database, the day or
   * the query. Without a query that it reads, a rendered page is the same for everyone: server/static/render-cache.ts
   * renders it whenever a new day begins in London, and it is served from memory. With one it
   * is rendered per request.
   */
  delivery: 'prerendered' | 'rendered'
  /** The parameters that a rendered page reads, beside the fields of a calculator; others change nothing. */
  query: readonly string[]
  /** In the sitemap and the site's own search, with an Open Graph image and structured data; otherwise `noindex`. */
  indexed: boolean
  /** The page is a form: that of a dialog for browsers without JavaScript, or one that has no dialog. */
  isForm: boolean
}

function page<Path extends string>(
  path: Path,
  name: string,
  family: PageFamily,
  traits: Partial<Page<Path>> = {},
): Page<Path> {
  return { path, name, family, delivery: 'prerendered', query: [], indexed: true, isForm: false, ...traits }
}

function pagesOf<Entries extends Record<string, { path: string; title: string }>>(
  entries: Entries,
  traits?: Partial<Page<string>>,
) {
  const made = Object.entries(entries).map(([name, { path, title }]) => [
    name,
    page(path, title, 'customer', traits),
  ])
  return Object.fromEntries(made) as { [Name in keyof Entries]: Page<Entries[Name]['path']> }
}
