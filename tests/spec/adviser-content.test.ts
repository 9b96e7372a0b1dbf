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

const faqs = [adviserHome.faq, personalApproach.faq, support.faq, technology.faq]
const cardGroups = [...joinUs.groups, joinUs.selfEmployed]
const cards = cardGroups.flatMap((group) => group.cards)
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

  it('names the two self-employed options as given', () => {
    expect(joinUs.selfEmployed.cards.map((card) => card.title)).toEqual([
      'Registered Individual',
      'Appointed Representative',
    ])
  })

  it.each(faqs.flat().map((item) => [item.id, item.answer]))('answers %s in 40 to 120 words', (_, answer) => {
    expectWords(answer, 40, 120)
  })

  it.each(cards.map((card) => [card.id, card.text.join(' ')]))(
    'keeps the popup %s to 40 to 110 words',
    (_, text) => {
      expectWords(text, 40, 110)
    },
  )

  it.each(team.map((member) => [member.name, member.bio]))(
    'keeps the bio of %s to 35 to 60 words',
    (_, bio) => {
      expectWords(bio, 35, 60)
    },
  )

  it.each(partners.map((partner) => [partner.name, partner.text]))(
    'says what %s does in 20 to 40 words',
    (_, text) => {
      expectWords(text, 20, 40)
    },
  )

  it.each(articles.map((article) => [article.link, article.content]))(
    'keeps %s to 40 to 90 words',
    (_, content) => {
      expectWords(content, 40, 90)
    },
  )

  it('uses each id, name and picture once', () => {
    expectUnique([...faqs.flat(), ...cards, ...cardGroups, ...events].map((item) => item.id))
    expectUnique([...team, ...adviserTestimonials, ...partners].map((item) => item.name))
    expectUnique(videos.flatMap((video) => [video.url, video.title]))
    expectUnique(articles.map((article) => article.link))
    expectUnique([
      ...team.map((member) => member.image),
      ...adviserTestimonials.map((testimonial) => testimonial.logo),
      ...partners.map((partner) => partner.logo),
      ...events.map((event) => event.image),
      ...videos.map((video) => video.poster),
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
    expect(utcDay(event.date).toISOString().slice(0, 10)).toBe(event.date)
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

  it('are sorted oldest first, each with its own date on the poster', () => {
    const dates = events.map((event) => event.date)
    expect(dates).toEqual(dates.toSorted())
    for (const event of events) {
      const label = posterLabel(event.date)
      expect(images[event.image]).toMatchObject({ drawing: 'event-poster', label })
    }
  })
})

describe('seeded articles', () => {
  it('are six for the media and seven for the blog, one of each without a title', () => {
    expect(seedMedia).toHaveLength(6)
    expect(seedBlogs).toHaveLength(7)
    expect(seedMedia.filter((article) => !article.title)).toHaveLength(1)
    expect(seedBlogs.filter((article) => !article.title)).toHaveLength(1)
  })

  it('show every picture of their part of the catalogue and link to example addresses', () => {
    expect(articles.map((article) => article.image)).toEqual(
      Object.keys(articleImages).map((name) => `/pictures/${name}.svg`),
    )
    for (const article of articles)
      expect(article.link).toMatch(/^https:\/\/example\.com\/(media|blog)\/[a-z-]+$/)
  })
})

describe('pictures', () => {
  it('say whose portrait and whose logo they are', () => {
    for (const member of team) expect(images[member.image].alt).toBe(`${member.name}, ${member.role}`)
    for (const partner of partners) expect(images[partner.logo].alt).toBe(`Logo of ${partner.name}`)
    for (const { name, logo } of adviserTestimonials) {
      expect(images[logo].alt).toBe(`Logo of ${name.split(', ')[1]}`)
    }
  })
})

describe('films', () => {
  it('are embedded from the privacy-enhanced host, by ids of the real length', () => {
    for (const video of videos) {
      expect(video.url).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/)
    }
  })
})

describe('the wording', () => {
  const everything = [
    ...[adviserHome, adviserTiles, personalApproach, support, technology, adviserAboutUs, joinUs, eventsPage],
    ...[team, events, adviserTestimonials, videos, articles, images],
  ]
  const sentences = everything.flatMap((part) => textOf(part))

  it('avoids forbidden claims and clichés', () => {
    const banned =
      /\bFCA\b|\bbest\b|guarantee|risk[- ]free|free advice|bespoke|passionate|journey|peace of mind|tailored|seamless/i
    expect(sentences.filter((sentence) => banned.test(sentence))).toEqual([])
  })

  it('uses curly apostrophes', () => {
    expect(sentences.filter((sentence) => /['"]/.test(sentence))).toEqual([])
  })

  it('repeats no paragraph', () => {
    expectUnique(sentences.filter((sentence) => sentence.split(' ').length > 6))
  })
})

function expectWords(text: string, least: number, most: number) {
  const words = text.trim().split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(least)
  expect(words).toBeLessThanOrEqual(most)
}

function expectUnique(values: string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

function utcDay(date: string) {
  return new Date(`${date}T00:00:00Z`)
}

/** '2025-01-16' as '16 JAN 2025'. */
function posterLabel(date: string) {
  const month = utcDay(date).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' }).toUpperCase()
  return `${Number(date.slice(8))} ${month} ${date.slice(0, 4)}`
}

/** Every string inside a value. */
function textOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (part === null || typeof part !== 'object') return []
  return Object.values(part).flatMap(textOf)
}
