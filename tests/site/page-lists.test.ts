import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { adviserAboutUs } from '#content/pages/adviser-about-us.ts'
import { adviserHome } from '#content/pages/adviser-home.ts'
import { adviserTestimonials } from '#content/pages/adviser-testimonials.ts'
import { customerHome } from '#content/pages/customer-home.ts'
import { events, eventsPage } from '#content/pages/events.ts'
import { team } from '#content/pages/team.ts'
import { clientTestimonials } from '#content/pages/testimonials.ts'
import { pages } from '#content/site/pages.ts'
import { isUpcoming } from '#domain/event-time.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { type Element, elementsOf, parsePage, sectionNamed, textOf } from '../support/served-page.ts'
import { request, sharedSite, shownAt } from '../support/shared-site.ts'

const days: [day: string, now: number][] = [
  ['today', Date.now()],
  ['the day of the last event', londonInstant(plainDate(events.at(-1)?.date ?? ''), '12:00')],
  ['the day of the first event', londonInstant(plainDate(events[0]?.date ?? ''), '12:00')],
]

/** The events as they are rendered at this time. */
async function eventsPageAt(now: number): Promise<Element> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  const { renderPages } = await sharedSite()
  onTestFinished(async () => {
    clock.mockRestore()
    await renderPages()
  })
  await renderPages()
  return parsePage(await (await request(pages.events.path)).text())
}

describe('A page shows all of its content', () => {
  test('every member of the team with portrait, name, role and bio', async () => {
    const section = sectionNamed(await shownAt(pages.adviserAboutUs.path), adviserAboutUs.team.heading)
    const cards = elementsOf(section, 'article')
    expect(cards.map((card) => textOf(card))).toEqual(
      team.map(({ name, role, bio }) => `${name} ${role} ${name} ${bio}`),
    )
    expect(cards.map((card) => elementsOf(card, 'img').map(altOf))).toEqual(
      team.map(({ name, role }) => [`${name}, ${role}`]),
    )
  })

  test.each([
    [pages.customerHome.path, customerHome.testimonials.heading, clientTestimonials],
    [pages.adviserHome.path, adviserHome.testimonialsHeading, adviserTestimonials],
  ])('%s: every testimonial with its text and the name of its author', async (path, heading, told) => {
    const cards = elementsOf(sectionNamed(await shownAt(path), heading), 'li')
    expect(
      cards.map((card) => [elementsOf(card, 'blockquote').map(textOf), elementsOf(card, 'cite').map(textOf)]),
    ).toEqual(told.map(({ name, text }) => [[text], [name]]))
  })

  test.each(days)(
    'on %s: every event with title, place, day, description, poster and whether it is past',
    async (_, now) => {
      const page = await eventsPageAt(now)
      const today = londonDate(now)
      const cards = elementsOf(page, 'li')
      for (const { id, title, place, date, description } of events) {
        const card = cards.find(({ attributes }) => attributes.id === id)
        if (!card) throw new Error(`${id} is not on the page`)
        const day = plainDate(date)
        const label = isUpcoming(day, today) ? 'Upcoming' : 'Past'
        expect(textOf(card)).toContain(`${label} ${title} ${place} ${formatLong(day)} ${description}`)
        expect(elementsOf(card, 'img'), id).toHaveLength(1)
      }
      const noneIsUpcoming = !events.some(({ date }) => isUpcoming(plainDate(date), today))
      expect(textOf(page).includes(eventsPage.noneUpcoming), 'says that no date is set').toBe(noneIsUpcoming)
    },
  )

  test.each(days)(
    'on %s: of a kind the upcoming events first, then the past ones, the latest first',
    async (_, now) => {
      const page = await eventsPageAt(now)
      const today = londonDate(now)
      const kinds = new Set(events.map(({ kind }) => kind))
      for (const kind of kinds) {
        const section = sectionNamed(page, eventsPage.sections[kind].heading)
        const all = events.filter((event) => event.kind === kind)
        const upcoming = all.filter(({ date }) => isUpcoming(plainDate(date), today))
        const past = all.filter((event) => !upcoming.includes(event))
        expect(elementsOf(section, 'li').map(({ attributes }) => attributes.id)).toEqual(
          [...upcoming, ...past.toReversed()].map(({ id }) => id),
        )
      }
    },
  )
})

function altOf({ attributes }: Element): string | undefined {
  return attributes.alt
}
