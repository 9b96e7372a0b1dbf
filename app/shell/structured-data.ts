import { createContext } from 'react-router'
import type {
  Article as ArticleThing,
  Blog,
  BreadcrumbList,
  Event,
  FinancialService,
  Graph,
  Person,
  Thing,
} from 'schema-dts'
import { type Adviser, adviserPath, serviceList, servicesOf } from '#content/pages/advisers.ts'
import { events } from '#content/pages/events.ts'
import { siteUrl } from '#content/site/addresses.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { eventPoster } from '#content/site/images/event-poster.ts'
import { type Office, offices } from '#content/site/offices.ts'
import { type PageName, pageNames, pages } from '#content/site/pages.ts'
import { sampleMark } from '#content/site/sample.ts'
import type { Article, SiteEvent } from '#content/site/types.ts'
import { wordCount } from '#domain/article-text.ts'
import { groupHours } from '#domain/opening-hours.ts'
import { timesOf } from '#domain/working-hours.ts'

// schema.org data for search engines. Rendered on the server only, so that no client script contains it.

const firmId = `${siteUrl}/#firm`

/** What the loader of a route adds to the structured data of its page. */
export const loadedThings = createContext<Thing[]>([])

export function jsonLd(path: string, added: Thing[]): string | undefined {
  const things = [...thingsOn(path), ...added]
  if (things.length === 0) return undefined
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // `</script>` in it would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** An article of our own is at a path that is no page's: all it has comes from its route. */
function thingsOn(path: string): Thing[] {
  const name = pageNames.find((one) => pages[one].path === path)
  if (!name || !pages[name].indexed) return []
  return name === 'landing' ? [theFirm(), ...offices.slice(1).map(branch)] : [breadcrumbs(name)]
}

function theFirm() {
  return {
    '@type': 'FinancialService',
    '@id': firmId,
    name: brand.name,
    legalName: firm.legalName.value,
    url: `${siteUrl}/`,
    image: `${siteUrl}/social/landing.jpg`,
    telephone: firm.phone.href.replace('tel:', ''),
    email: firm.email.display,
    ...placeOf(offices[0]),
    // To a search engine a sample number would make this the firm that has it.
    ...(sampleMark(firm.registration) === '' && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'Financial Services Register',
        value: firm.referenceNumber,
      },
    }),
    areaServed: 'GB',
  } as const satisfies FinancialService
}

/** An office beside the first, which is the firm's own address. */
function branch(office: Office) {
  return {
    ...theFirm(),
    '@id': `${siteUrl}/#office-${office.id}`,
    name: `${brand.name}, ${office.town}`,
    parentOrganization: { '@id': firmId },
    ...placeOf(office),
  } as const satisfies FinancialService
}

function placeOf({ address, hours }: Office) {
  const [locality = '', region = '', postcode = ''] = address.slice(-3)
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.slice(0, -3).join(', '),
      addressLocality: locality,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: 'GB',
    },
    openingHoursSpecification: Array.from(groupHours(hours), ([times, days]) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days,
      ...timesOf(times),
    })),
  } as const
}

/** From the landing page down, by the segments of the path. */
function breadcrumbs(name: PageName): BreadcrumbList {
  const { path } = pages[name]
  const above = pageNames.filter((other) => path.startsWith(`${pages[other].path}/`))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (['landing', ...above, name] as const).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pages[step].name,
      // The last item is the page itself and needs no URL.
      ...(step !== name && { item: siteUrl + pages[step].path }),
    })),
  }
}

export function eventsData(): Event[] {
  return events.map(eventOf)
}

function eventOf(event: SiteEvent): Event {
  const { title, date, place } = event
  const [venue = place, town = venue] = place.split(', ')
  return {
    '@type': 'Event',
    name: title,
    startDate: date,
    image: siteUrl + eventPoster(event).src,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: venue, address: town },
    organizer: { '@id': firmId },
  }
}

export function articleData({ title, content, link, image, text, date, author }: Article): Thing[] {
  const article: ArticleThing = {
    '@type': 'Article',
    headline: title,
    description: content,
    url: siteUrl + link,
    mainEntityOfPage: siteUrl + link,
    image: new URL(image, siteUrl).href,
    wordCount: wordCount(text),
    inLanguage: 'en-GB',
    publisher: { '@type': 'Organization', '@id': firmId, name: brand.name },
    ...(date && { datePublished: date }),
    ...(author && { author: { '@type': 'Person', name: author } }),
  }
  return [trailTo('blog', title), article]
}

/** From the landing page over a list to one of its items. */
function trailTo(list: PageName, name: string): BreadcrumbList {
  const steps = [
    { name: pages.landing.name, item: `${siteUrl}/` },
    { name: pages[list].name, item: siteUrl + pages[list].path },
    { name },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

export function adviserData(adviser: Adviser): Thing[] {
  const { name, slug, town, languages, qualifications, registerNumber } = adviser
  const person: Person = {
    '@type': 'Person',
    name,
    url: siteUrl + adviserPath(slug),
    jobTitle: 'Financial adviser',
    knowsAbout: serviceList(servicesOf(adviser)),
    knowsLanguage: languages,
    workLocation: { '@type': 'Place', name: town, address: town },
    hasCredential: qualifications.map((each) => ({
      '@type': 'EducationalOccupationalCredential',
      name: each.name,
    })),
    // As with the firm's own number.
    ...(sampleMark(adviser) === '' && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'Financial Services Register',
        value: registerNumber,
      },
    }),
    worksFor: theFirm(),
  }
  return [trailTo('findAnAdviser', name), person]
}

export function blogData(items: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    name: pages.blog.name,
    url: siteUrl + pages.blog.path,
    publisher: { '@id': firmId },
    blogPost: items.map(({ title, content, link, image }) => ({
      '@type': 'BlogPosting',
      headline: title || (content.split('. ', 1)[0] ?? ''),
      url: new URL(link, siteUrl).href,
      ...(image && { image: new URL(image, siteUrl).href }),
    })),
  }
}
