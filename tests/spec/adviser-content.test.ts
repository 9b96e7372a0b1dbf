import { describe, expect, it } from 'vitest'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { adviserHome, adviserTiles } from '#content/pages/adviser-home.ts'
import { adviserTestimonials } from '#content/pages/adviser-testimonials.ts'
import { seedBlogs, seedMedia } from '#content/pages/articles.ts'
import { events, eventsPage } from '#content/pages/events.ts'
import { joinUs } from '#content/pages/join-us.ts'
import { personalApproach } from '#content/pages/personal-approach.ts'
import { support } from '#content/pages/support.ts'
import { team } from '#content/pages/team.ts'
import { technology } from '#content/pages/technology.ts'
import { videos } from '#content/pages/videos.ts'
import { claims } from '#content/site/claims.ts'
import { articleImages } from '#content/site/images/articles.ts'
import { images } from '#content/site/images.ts'

const partners = [technology.crm.partner, ...technology.sourcing.partners]
const articles = [...seedMedia, ...seedBlogs]

describe('the adviser side', () => {
  it('has as many items as the specification counts', () => {
    expect(adviserHome.cards.map((card) => card.title)).toEqual([
      'Personal Approach',
      'Support',
      'Technology',
    ])
    expect(joinUs.groups).toHaveLength(3)
  })

  it('names the self-employed options as given', () => {
    expect(joinUs.selfEmployed.cards.map((card) => card.title)).toEqual([
      'Registered Individual',
      'Appointed Representative',
    ])
  })

  it('shows the figures an adviser looks for', () => {
    const home = JSON.stringify(adviserHome)
    for (const { figure } of [
      claims.advisers,
      claims.staffRatio,
      claims.lenders,
      claims.founded,
      claims.replyContact,
    ]) {
      expect(home).toContain(figure)
    }
    expect(JSON.stringify(support)).toContain(claims.staffRatio.figure)
    expect(JSON.stringify(adviserAboutUs)).toContain(claims.rebranded.figure)
    expect(JSON.stringify(joinUs)).toContain(claims.lenders.figure)
  })

  it('marks every invented person, business, event and video as sample', () => {
    for (const item of [
      ...team,
      ...adviserTestimonials,
      ...partners,
      ...events,
      ...videos,
      support.caseStudy,
    ]) {
      expect(item).toMatchObject({ sample: true })
    }
    for (const testimonial of adviserTestimonials) {
      expect(testimonial).toMatchObject({ source: 'Sample text for layout', permission: null })
    }
  })
})

describe('events', () => {
  it.each(events.map((event) => [event.id, event]))('%s has a real date in 2024 or 2025', (_, event) => {
    expect(event.date).toMatch(/^202[45]-\d\d-\d\d$/)
    if (event.kind !== 'social') expect([1, 2, 3, 4, 5]).toContain(utcDay(event.date).getUTCDay())
    if (event.kind === 'conference') expect(event.date).toMatch(/^\d{4}-01-/)
  })

  it('recur as the site says: a conference each January, BBQ and ball in alternate years', () => {
    const years = (kind: string, title: RegExp) =>
      events
        .filter((event) => event.kind === kind && title.test(event.title))
        .map((event) => event.date.slice(0, 4))
    expect(years('conference', /Conference/)).toEqual(['2024', '2025'])
    expect(years('social', /BBQ/)).toEqual(['2024'])
    expect(years('social', /Ball/)).toEqual(['2025'])
  })
})

describe('seeded articles', () => {
  it('have a title, and say beside the author or publisher that they are samples', () => {
    for (const { title, outlet } of articles) {
      expect(title).toBeTruthy()
      expect(outlet, title).toMatch(/sample/i)
    }
  })

  it('of our own have a date and an author from the team, and lead on', () => {
    const own = seedBlogs.filter(({ text }) => text !== undefined)
    expect(own.length).toBeGreaterThan(0)
    for (const { date, author, related } of own) {
      expect(date).toMatch(/^2026-/)
      expect(team.map(({ name }) => name)).toContain(author)
      expect(related).toMatch(/^\//)
    }
  })

  it('show every picture of their part of the catalogue, and lead to a page that is there', () => {
    expect(articles.map((article) => article.image)).toEqual(
      Object.keys(articleImages).map((name) => `/pictures/${name}.svg`),
    )
    for (const article of articles)
      expect(article.link).toMatch(/^https:\/\/(?!example\.)|^\/\w+Blog\/[a-z-]+$/)
  })
})

describe('the wording', () => {
  const everything = [
    ...[adviserHome, adviserTiles, personalApproach, support, technology, adviserAboutUs, joinUs, eventsPage],
    ...[team, events, adviserTestimonials, videos, articles, images],
  ]
  const sentences = everything.flatMap((part) => textOf(part))

  it('uses curly apostrophes', () => {
    expect(sentences.filter((sentence) => /['"]/.test(sentence))).toEqual([])
  })

  it('repeats no paragraph', () => {
    expectUnique(sentences.filter((sentence) => sentence.split(' ').length > 6))
  })
})

function expectUnique(values: string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

function utcDay(date: string) {
  return new Date(`${date}T00:00:00Z`)
}

/** Every string inside a value. */
function textOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (part === null || typeof part !== 'object') return []
  return Object.values(part).flatMap(textOf)
}
