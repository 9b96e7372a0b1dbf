import { afterAll, expect, test, vi } from 'vitest'
import { events, eventsPage } from '#content/pages/events.ts'
import { pages } from '#content/site/pages.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { elementsOf, parsePage, sectionNamed, textOf } from '../support/served-page.ts'
import { request, sharedSite } from '../support/shared-site.ts'

const days: [day: string, now: number][] = [
  ['the day of the last event', londonInstant(plainDate(events.at(-1)?.date ?? ''), '12:00')],
  ['the day of the first event', londonInstant(plainDate(events[0]?.date ?? ''), '12:00')],
]

// Other files have the same site.
afterAll(async () => {
  vi.restoreAllMocks()
  await (await sharedSite()).renderPages()
})

test.each(days)(
  'on %s the page has every event of a kind, the upcoming ones first, then the past ones, the latest first',
  async (_, now) => {
    const { renderPages } = await sharedSite()
    vi.spyOn(Date, 'now').mockReturnValue(now)
    await renderPages()
    const page = parsePage(await (await request(pages.events.path)).text())
    const today = londonDate(now)
    for (const kind of new Set(events.map((event) => event.kind))) {
      const cards = elementsOf(sectionNamed(page, eventsPage.sections[kind].heading), 'li')
      const all = events.filter((event) => event.kind === kind)
      const upcoming = all.filter(({ date }) => date >= today)
      const past = all.filter((event) => !upcoming.includes(event))
      const expected = [...upcoming, ...past.toReversed()]
      expect(cards.map(({ attributes }) => attributes.id)).toEqual(expected.map(({ id }) => id))
      for (const [index, { title, place, date, description }] of expected.entries()) {
        const card = cards[index] ?? page
        const label = index < upcoming.length ? 'Upcoming' : 'Past'
        expect(textOf(card)).toContain(
          `${title} ${place} ${formatLong(plainDate(date))} ${label} ${description}`,
        )
        expect(elementsOf(card, 'img'), title).toHaveLength(1)
      }
    }
    const noneIsUpcoming = !events.some(({ date }) => date >= today)
    expect(textOf(page).includes(eventsPage.noneUpcoming), 'says that no date is set').toBe(noneIsUpcoming)
  },
)
