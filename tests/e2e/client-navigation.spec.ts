import { expect, type Page, test } from '@playwright/test'
import { complaints } from '#content/legal/complaints.ts'
import { aboutUs } from '#content/pages/about-us.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { open, waitUntilStable } from '../support/open-page.ts'
import { anotherService, someService } from '../support/some-service.ts'

/** Collects requests for scripts, styles, data and illustrations from now on. */
function collectRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Browsers request the favicon at any time.
    if (/\.(js|css|data|svg|html)$/.test(pathname) && pathname !== '/favicon.svg') requested.push(pathname)
  })
  return requested
}

const { id } = someService.page
const cardLink = (page: Page, title: string) =>
  page.getByRole('link', { name: `Find out more about ${title}`, exact: true })
/** The chunk of a page has the name of its route's file. */
const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Whatever a page does by itself, it does in one of its next frames or when it is idle after them. */
async function framesPassed(page: Page, count: number) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
  }, count)
}

test('a link prefetches its page', async ({ page }) => {
  await open(page, pages.customerHome.path)
  const requested = collectRequests(page)

  await test.step('hovering over a link prefetches its page, and the click needs no further request', async () => {
    const link = cardLink(page, someService.page.title)
    await link.scrollIntoViewIfNeeded()
    await framesPassed(page, 10)
    expect(requested.filter((path) => path.includes(id))).toEqual([])
    await link.hover()
    for (const part of [
      new RegExp(`/${fileOf(someService.name)}-[\\w-]+\\.js$`),
      /\/drawings\/[\w-]+\.svg$/,
      new RegExp(`/parts/${id}\\.html$`),
    ])
      await expect.poll(() => requested).toContainEqual(expect.stringMatching(part))
    await waitUntilStable(page, () => requested.length)

    requested.length = 0
    // By keyboard: on the new page the pointer might hover over another link and prefetch that.
    await page.mouse.move(0, 0)
    await link.press('Enter')
    await expect(page).toHaveURL(someService.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('#main .illustration > g').first()).toBeVisible()
    await expect(page.getByRole('main').locator('form').last()).toBeVisible()
    await expect(page.getByRole('heading', { name: someService.guide.steps.heading })).toBeVisible()
    expect(requested).toEqual([])
  })

  await test.step('focusing a link prefetches its page too', async () => {
    await page.getByRole('main').getByRole('link', { name: anotherService.page.title, exact: true }).focus()
    await expect
      .poll(() => requested)
      .toContainEqual(expect.stringMatching(new RegExp(`/${fileOf(anotherService.name)}-[\\w-]+\\.js$`)))
  })
})

test('a click on a link, plain and with a modifier key', async ({ page, context }) => {
  await open(page, pages.customerHome.path)
  const link = page.getByRole('link', { name: 'Learn More' })

  await test.step('a click with a modifier key opens a new tab and leaves the page as it is', async () => {
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(pages.aboutUs.path)
    await expect(page).toHaveURL(pages.customerHome.path)
    await tab.close()
  })

  await test.step('a link to the current page adds no history entry', async () => {
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await page.goBack()
    await expect(page).toHaveURL(pages.customerHome.path)
  })
})

test('a journey to a service and on to a related question', async ({ page }) => {
  await open(page, pages.customerHome.path)

  await test.step('a new page is scrolled to the top before its first paint', async () => {
    const link = cardLink(page, someService.page.title)
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(
      (old) => {
        new MutationObserver((_, changes) => {
          if (document.querySelector('main h1')?.textContent === old) return
          changes.disconnect()
          requestAnimationFrame(() => {
            document.documentElement.dataset.paintedAt = `${scrollY}`
          })
        }).observe(document, { subtree: true, childList: true, attributes: true })
      },
      await page.locator('main h1').textContent(),
    )
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('data-painted-at', '0')
  })

  await test.step('a link to an FAQ answer on another page opens the answer and scrolls to it', async () => {
    const [question] = someService.page.related
    if (!question) throw new Error('Nothing is related to the service')
    await page.getByRole('link', { name: question.question }).click()
    await expect(page).toHaveURL(`${question.path}#${question.id}`)
    const answer = page.locator(`#${question.id}`)
    await expect(answer).toBeInViewport()
    await expect(answer).toBeFocused()
  })
})

test('a journey to Contact Us and on to the privacy notice', async ({ page }) => {
  await open(page, pages.adviserHome.path)

  await test.step('the first section of a new page is not mounted again when the others follow, so its form keeps what is typed', async () => {
    await page.evaluate(
      (old) => {
        new MutationObserver((_, changes) => {
          if (document.querySelector('main h1')?.textContent === old) return
          changes.disconnect()
          document.querySelector('#contact-form')?.setAttribute('data-first-pass', '')
        }).observe(document, { subtree: true, childList: true, characterData: true })
      },
      await page.locator('main h1').textContent(),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { name: complaints.heading, exact: true })).toBeVisible()
    await expect(page.locator('#contact-form')).toHaveAttribute('data-first-pass', '')
  })

  await test.step('a link with a fragment scrolls to its target on the other page', async () => {
    await page.getByRole('link', { name: complaints.dataProtection.linkText }).click()
    await expect(page).toHaveURL(pages.privacyPolicy.path + complaints.dataProtection.to.hash)
    await expect(page.locator(complaints.dataProtection.to.hash)).toBeInViewport()
    await expect
      .poll(async () => (await page.locator(complaints.dataProtection.to.hash).boundingBox())?.y)
      .toBeLessThan(200)
  })
})

test('a URL with a fragment shows its target at the top of the screen once the document is laid out', async ({
  page,
}) => {
  const { hash } = complaints.dataProtection.to
  await open(page, pages.privacyPolicy.path + hash)
  const top = (await page.locator(hash).boundingBox())?.y
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
})

test('a link to a section of a guide opens both folds that it is in on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, pages.ourFees.path)
  const toGuide = `a[href^="${pages.ourServices.path}/"][href*="#"]`
  const link = page.getByRole('main').locator(toGuide).first()
  const [path, id] = (await link.getAttribute('href'))?.split('#') ?? []
  const section = page.locator(`details details #${id}`)
  await link.click()
  await expect(page).toHaveURL(`${path}#${id}`)
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
})

test('the old page stays until the whole first screen of the new one is ready', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/drawings/about-us.svg', async (route) => {
    await release.promise
    await route.continue()
  })
  await open(page, pages.customerHome.path)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.evaluate(() => {
    const old = document.querySelector('main h1')?.textContent
    const seen: { isOld: boolean; hasScene: boolean }[] = []
    Object.assign(window, { seen })
    const note = () => {
      seen.push({
        isOld: document.querySelector('main h1')?.textContent === old,
        hasScene: document.querySelector('#main .illustration > g') !== null,
      })
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const fetched = page.waitForRequest('**/drawings/about-us.svg')
  await page.getByRole('link', { name: 'Learn More' }).click()
  await fetched
  await framesPassed(page, 10)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  release.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutUs.hero.heading)
  const frames = await page.evaluate(
    () => (window as unknown as { seen: { isOld: boolean; hasScene: boolean }[] }).seen,
  )
  expect(frames.filter(({ isOld, hasScene }) => !isOld && !hasScene)).toEqual([])
  expect(frames.filter(({ isOld }) => isOld).length, 'frames of the old page').toBeGreaterThan(0)
})

test('after client-side navigation a page has the same sections and illustration as the served one', async ({
  page,
}) => {
  await open(page, pages.landing.path)
  const illustrated = allPages.filter(({ isForm }) => !isForm)
  for (const { path } of illustrated) {
    if (path === pages.landing.path) continue
    await follow(page, path)
    const served = await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text()
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
      return {
        sections: main?.querySelectorAll('section').length,
        shapes: main?.querySelectorAll('.illustration :not(style)').length,
      }
    }, path)
    expect(served.shapes, path).toBeGreaterThan(20)
    await expect(page.locator('main section'), path).toHaveCount(served.sections ?? 0)
    await expect(page.locator('main .illustration *'), path).toHaveCount(served.shapes ?? 0)
  }
})

/** Navigates by the router, without a link on the page. */
async function follow(page: Page, path: string) {
  await page.evaluate(
    (to) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
      ).__reactRouterDataRouter.navigate(to),
    path,
  )
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
