import { expect, type Page, test } from '@playwright/test'
import { serviceCards } from '#content/pages/service-cards.ts'
import { pages } from '#content/site/pages.ts'
import { open } from '../support/open-page.ts'

const [service] = serviceCards as [(typeof serviceCards)[0]]

/** What the browser animates while it goes from one page to the next, and for how many milliseconds. */
async function animatedBy(page: Page, follow: () => Promise<unknown>): Promise<Record<string, unknown>> {
  await page.evaluate(() => sessionStorage.removeItem('animated'))
  await follow()
  const animated = await page.waitForFunction(() => sessionStorage.getItem('animated'))
  return JSON.parse((await animated.jsonValue()) ?? '')
}

const openMap = async (page: Page) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', async (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } }
      await viewTransition?.ready
      const animated = document.getAnimations().flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect
        return pseudoElement ? [[pseudoElement, effect?.getTiming().duration]] : []
      })
      sessionStorage.setItem('animated', JSON.stringify(Object.fromEntries(animated)))
    }),
  )
  await open(page, pages.ourServices.path)
}

const place = `::view-transition-group(place-${service.id})`
const linkTo = (page: Page) =>
  page.getByRole('region', { name: pages.ourServices.name }).getByRole('link', { name: service.title })
const follow = (page: Page) => linkTo(page).click()

test('a place on the map of services grows into the page of its service, and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openMap(page)
  expect(await animatedBy(page, () => follow(page))).toMatchObject({ [place]: 400 })
  await expect(page).toHaveURL(service.path)
  expect(await animatedBy(page, () => page.goBack())).toMatchObject({ [place]: 400 })
})

test('no place grows that is not on the screen, and no hero shrinks to one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openMap(page)
  const fromBelow = () =>
    linkTo(page).evaluate((link: HTMLAnchorElement) => {
      scrollTo(0, document.body.scrollHeight)
      link.click()
    })
  expect(Object.keys(await animatedBy(page, fromBelow))).not.toContain(place)
  await expect(page).toHaveURL(service.path)
  // Its script decides what moves when it is left.
  await page.locator('html[data-laid-out]').waitFor()
  const backFromBelow = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
      history.back()
    })
  expect(Object.keys(await animatedBy(page, backFromBelow))).not.toContain(place)
})

test('nothing moves between the map and a service for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page)
  expect(await animatedBy(page, () => follow(page))).toEqual({})
  await expect(page).toHaveURL(service.path)
})
