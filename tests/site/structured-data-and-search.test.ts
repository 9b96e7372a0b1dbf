import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { blog, news } from '#content/pages/articles.ts'
import { ruleChanges } from '#content/pages/what-changes-when.ts'
import { brand } from '#content/site/brand.ts'
import { changesCalendarPath, feeds } from '#content/site/feeds.ts'
import { firm } from '#content/site/firm.ts'
import { openingHours } from '#content/site/opening-hours.ts'
import { pageNames, pages } from '#content/site/pages.ts'
import { sampleMark } from '#content/site/sample.ts'
import { articlePieces } from '#domain/article-text.ts'
import { groupHours } from '#domain/opening-hours.ts'
import { timesOf } from '#domain/working-hours.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { elementsOf, parsePage, textOf } from '../support/served-page.ts'
import { pageAt, request, sharedSite, textAt } from '../support/shared-site.ts'
import { someService } from '../support/some-service.ts'

const home = 'http://localhost:3000'
const indexed = pageNames.filter((name) => pages[name].indexed)

type Node = { '@type': string } & Record<string, unknown>

const dataType = 'application/ld+json'
const scriptsAt = async (path: string) => elementsOf(await pageAt(path), 'script')

async function dataOf(path: string): Promise<Node[]> {
  const [block, ...more] = (await scriptsAt(path)).filter(({ attributes }) => attributes.type === dataType)
  expect(more).toEqual([])
  if (!block) return []
  const { '@context': vocabulary, '@graph': graph } = JSON.parse(block.children.join(''))
  expect(vocabulary).toBe('https://schema.org')
  return graph
}
const only = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type)

/** What schema.org or a search engine asks for, by type. */
const required: Record<string, string> = {
  FinancialService: '@id name legalName url image telephone email address openingHoursSpecification',
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  PropertyValue: 'propertyID value',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name',
  Event: 'name startDate location',
  Place: 'name address',
  Blog: 'name url publisher blogPost',
  BlogPosting: 'headline url',
  Article:
    'headline description url mainEntityOfPage image wordCount inLanguage publisher datePublished author',
  Organization: '@id name',
  Person: 'name',
}

function faultsIn(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsIn(item, `${where}[${index}]`))
  if (typeof value !== 'object' || value === null) return value === '' ? [`${where} is empty`] : []
  const { '@type': type, ...properties } = value as Node
  if (type === undefined) return Object.keys(properties).join() === '@id' ? [] : [`${where} has no type`]
  return (required[type]?.split(' ') ?? [])
    .filter((name) => !(name in properties))
    .map((name) => `${where} (${type}) has no ${name}`)
    .concat(Object.entries(properties).flatMap(([name, part]) => faultsIn(part, `${where}.${name}`)))
}

describe('The structured data', () => {
  test.each(indexed)('of %s has what search engines ask for', async (name) => {
    const nodes = await dataOf(pages[name].path)
    expect(nodes.length).toBeGreaterThan(0)
    expect(faultsIn(nodes, name)).toEqual([])
  })

  test('names the firm with address and hours on the first page, and with no number that is a sample', async () => {
    const found = only(await dataOf('/'), 'FinancialService')
    expect(JSON.stringify(found).includes(firm.referenceNumber)).toBe(sampleMark(firm.registration) === '')
    expect(found).toMatchObject([
      {
        telephone: firm.phone.href.replace('tel:', ''),
        email: firm.email.display,
        address: { postalCode: expect.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/) },
        openingHoursSpecification: Array.from(groupHours(openingHours), ([hours, days]) => ({
          dayOfWeek: days,
          ...timesOf(hours),
        })),
      },
    ])
    expect(only(await dataOf(pages.contactUs.path), 'FinancialService')).toEqual([])
  })

  test('has breadcrumbs from the landing page to each page', async () => {
    for (const name of indexed.filter((other) => other !== 'landing')) {
      const [trail] = only(await dataOf(pages[name].path), 'BreadcrumbList')
      const steps = trail?.itemListElement as { position: number; item?: string }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect(steps[0]?.item).toBe(`${home}/`)
      // The last item is the page itself and needs no URL.
      expect(steps.at(-1)).not.toHaveProperty('item')
      for (const { item } of steps.slice(0, -1)) {
        expect(Object.values(pages).map(({ path }) => home + path)).toContain(item)
      }
    }
    const [trail] = only(await dataOf(someService.path), 'BreadcrumbList')
    expect((trail?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name)).toEqual([
      brand.name,
      pages.ourServices.name,
      someService.page.title,
    ])
  })

  // A firm that writes at the desk seeds none.
  const own = blog.filter(({ text }) => text !== '').slice(0, 1)
  test.each(own)(
    'describes an article of our own, which its page and the feed have in full',
    async (article) => {
      const data = await dataOf(article.link)
      expect(faultsIn(data, article.link)).toEqual([])
      expect(only(data, 'Article')).toMatchObject([
        { headline: article.title, datePublished: article.date, author: { name: article.author } },
      ])
      const pieces = articlePieces(article.text)
      const [main] = elementsOf(await pageAt(article.link), 'main')
      const feed = await (await request(`${pages.blog.path}/feed.xml`)).text()
      const last = pieces.findLast((piece) => piece.kind === 'heading')?.text ?? ''
      expect(main && textOf(main)).toContain(last)
      expect(main && textOf(main)).toMatch(new RegExp(`\\bby ${article.author}`, 'i'))
      expect(main && textOf(main)).toMatch(/\d minutes to read/)
      expect(feed).toContain(`&lt;h2&gt;${last}&lt;/h2&gt;`)
      expect((await request(`${pages.blog.path}/no-such-article`)).status).toBe(404)
    },
  )

  test.each(['/nowhere', '/RequestACallback', pages.findAnAnswer.path])(
    'is absent on %s, which is not indexed',
    async (path) => {
      expect(await dataOf(path)).toEqual([])
      expect(await textAt(path)).toHaveText('<meta name="robots" content="noindex"/>')
    },
  )
})

describe('The feeds', () => {
  test.each(feeds)('$path has the items of its list and is linked by its page', async ({ page, path }) => {
    const response = await request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await response.text()
    const lists = { media: news, blog, whatChangesWhen: ruleChanges }
    expect([...xml.matchAll(/<item>/g)]).toHaveLength(lists[page].length)
    expect(await textAt(pages[page].path)).toHaveText(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml" href="${path}"`),
    )
  })
})

test('What changes when has each change of the register on its day, as a page and as a calendar', async () => {
  const page = await pageAt(pages.whatChangesWhen.path)
  const file = await request(changesCalendarPath)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const events = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent')
  const days = events.map((event) =>
    ['summary', 'dtstart'].map((name) => `${event.getFirstPropertyValue(name)}`),
  )
  expect(days).toEqual(ruleChanges.map(({ title, day }) => [title, day]))
  for (const { id, title, date, claim } of ruleChanges) {
    const day = elementsOf(page, 'li').find((li) =>
      elementsOf(li).some(({ attributes }) => attributes.id === id),
    )
    expect(day && textOf(day)).toMatch(new RegExp(`^${date} `))
    expect(day && textOf(day)).toContain(title)
    expect(day && textOf(day)).toContain(`Source: ${claim.source}`)
  }
})

describe('Find an answer', () => {
  const ask = async (asked: string) =>
    (await request(`${pages.findAnAnswer.path}?q=${encodeURIComponent(asked)}`)).text()

  test('searches on the server, with the whole answer and a link to its page', async () => {
    for (const { question, answer, id } of someService.page.faq) {
      const page = parsePage(await ask(question))
      expect(textOf(page)).toHaveText(question)
      expect(textOf(page)).toHaveText(answer.replace(/\s+/g, ' '))
      const links = elementsOf(page, 'a').map(({ attributes }) => attributes.href)
      expect(links).toContain(`${someService.path}#${id}`)
    }
  })

  test('says so when nothing is found, and offers the phone number', async () => {
    const html = await ask('zebra')
    expect(html).toHaveText('Nothing found')
    expect(html).toContain(`ask us: call <a href="${firm.phone.href}">`)
  })

  test('counts what it did not find, and nothing else', async () => {
    const database = await openDatabase(await sharedSite())
    const misses = () => database.db.selectFrom('searchMisses').select(['words', 'count']).execute()
    try {
      for (const asked of ['Purple zebra!', 'purple zebra', 'deposit', 'ada@example.com']) await ask(asked)
      await expect.poll(misses).toContainEqual({ words: 'purple zebra', count: 2 })
      expect((await misses()).filter(({ words }) => /deposit|ada/.test(words))).toEqual([])
    } finally {
      await database.close()
    }
  })

  test('is the same page whatever was asked before, with its own words and results', async () => {
    const pages = [await ask('pension'), await ask('mortgage'), await ask('pension')]
    // The ids of its parts differ from those of a page that is rendered whole.
    const [first, other, again] = pages.map((html) =>
      html.replace(/ (id|for|aria-\w+|data-prefix)="[^"]*"/g, ''),
    )
    expect(again).toBe(first)
    expect(other).toContain('value="mortgage"')
    expect(other).not.toContain('&quot;asked&quot;:&quot;pension')
  })

  test('escapes the query', async () => {
    const html = await ask('"><script>alert(1)</script>')
    expect(html).not.toHaveText('<script>alert(1)')
    expect((await request(`${pages.findAnAnswer.path}?q=%E0%A4%A&q=2`)).status).toBe(200)
    expect((await request(`${pages.findAnAnswer.path}?q=${'deposit+'.repeat(900)}`)).status).toBe(200)
  })
})
