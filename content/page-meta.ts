import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { ExtraPageName, formPages, PageName } from './pages.ts'

export interface PageMeta {
  title: string
  description: string
}

/** What a search result, a bookmark and a shared link show of each page. */
export const pageMeta: Record<PageName, PageMeta> = {
  landing: meta(
    'Independent financial advice in Basingstoke',
    `${brand.name} is an independent financial advice firm in Basingstoke with a network of advisers. Choose your way in: as a customer or an adviser.`,
  ),
  customerHome: meta(
    'Independent advice for you and your family',
    'Mortgages, pensions, investments and protection, explained by an independent adviser. Start with a free initial consultation.',
  ),
  ourServices: meta(
    'Our Services: six areas of financial advice',
    'See what our advisers help with, from a first mortgage to retirement and business planning, and what is worth asking about at each stage of life.',
  ),
  mortgagePlanning: meta(
    'Mortgage Planning',
    `How mortgage advice works: deposits, terms, rates and remortgaging, with access to ${claims.lenders.figure} lenders. Common questions answered in plain English.`,
  ),
  investmentPlanning: meta(
    'Investment Planning',
    'How an independent adviser helps you invest: your aims, the risk you are comfortable with, what it costs and how your plan is reviewed.',
  ),
  equityRelease: meta(
    'Equity Release',
    `What equity release means for homeowners aged ${claims.equityReleaseAge.figure} and over: how it works, what it costs, the risks, and the alternatives to consider first.`,
  ),
  retirementPlanning: meta(
    'Retirement Planning',
    'See your pensions in one picture: State Pension, workplace and personal pensions, when you can take them and what to weigh up first.',
  ),
  corporatePlanning: meta(
    'Corporate Planning for business owners',
    'Independent advice for business owners: workplace pensions and staff benefits, cover for owners and key people, and finance for the business.',
  ),
  insuranceProtection: meta(
    'Insurance and Protection',
    'Life cover, critical illness cover, income protection and home insurance explained, with whole of market advice on what your household needs.',
  ),
  aboutUs: meta(
    `About Us: founded in ${claims.founded.figure}`,
    `Who we are, how we started in ${claims.founded.figure} and why independence matters to the advice you receive. News, our blog and a free initial consultation.`,
  ),
  contactUs: meta(
    'Contact Us and complaints procedure',
    'Write to us, call our Basingstoke office or ask for a callback. Also here: how to make a complaint, and how to reach the Financial Ombudsman Service.',
  ),
  privacyPolicy: meta(
    'Privacy notice',
    'What personal data we hold, why we use it, who we share it with, how long we keep it, your rights under the UK GDPR, and how to complain.',
  ),
  media: meta(
    `${brand.name} in the media: news`,
    `Press coverage and news about ${brand.name}, its advisers and its network, with links to the full articles where they were first published.`,
  ),
  blog: meta(
    'Blog: money matters in plain English',
    `Articles from ${brand.name} on mortgages, pensions, investing and protection, written to be understood at first reading and linked in full.`,
  ),
  adviserHome: meta(
    'A network for mortgage and financial advisers',
    `An independent network of ${claims.advisers.figure} advisers, with people you can reach. See how we support self-employed mortgage and financial advisers.`,
  ),
  personalApproach: meta(
    'Personal Approach for advisers',
    'How a network stays personal: named contacts, peer groups, masterclasses and a conference every January. Hear from our advisers on video.',
  ),
  support: meta(
    'Support for advisers',
    `Compliance, case and business support with a staff to adviser ratio of ${claims.staffRatio.figure}. Read a case study and what advisers ask about the help they get.`,
  ),
  technology: meta(
    'Technology for advisers',
    'The client record system and sourcing tools that come with the network, how they fit together, and what advisers ask before they switch.',
  ),
  adviserAboutUs: meta(
    'Meet the team behind the network',
    'The people who run the network day to day: who they are, what each of them does for advisers, and how the firm came to be what it is.',
  ),
  joinUs: meta(
    'Join Us: routes for self-employed advisers',
    'Compare the two self-employed options, Registered Individual and Appointed Representative, see what joining involves and request our brochure.',
  ),
  events: meta(
    'Adviser events: peer groups and masterclasses',
    'Upcoming and past events for advisers in the network: peer groups, masterclasses and the annual conference, with dates and places.',
  ),
}

/** The dialogs as pages. */
export const formPageMeta: Record<keyof typeof formPages, PageMeta> = {
  requestACallback: meta(
    'Request a callback or a consultation',
    `Choose a weekday and a time for one of our advisers to call you, or book a free initial consultation. Contact within ${claims.replyCallback.figure}.`,
  ),
  requestOurBrochure: meta(
    'Request our brochure for advisers',
    'Eight pages by email on how the network works, from support and technology to the two self-employed options and what joining involves.',
  ),
}

export const extraPageMeta: Record<ExtraPageName, PageMeta> = {
  findAnAnswer: meta(
    'Find an answer',
    'Search every question we have answered on this website, and every page, in your own words. Works as you type.',
  ),
  accessibility: meta(
    'Accessibility statement',
    'How we make this website usable for everyone, what we test and how, what does not work yet, and how to tell us about a barrier.',
  ),
}

function meta(title: string, description: string): PageMeta {
  return { title: `${title} | ${brand.name}`, description }
}
