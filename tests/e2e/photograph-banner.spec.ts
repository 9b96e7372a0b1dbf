import { expect, type Page, test } from '@playwright/test'
import { pages } from '#content/site/pages.ts'
import { addColours } from '../support/colours.ts'
import { open } from '../support/open-page.ts'

const photograph = '/pictures/photograph.svg'

test('heading and menu can be read on a white and on a black photograph, in both themes', async ({
  page,
}) => {
  let colour = ''
  await page.route(`${photograph}?*`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40" style="background:${colour}"/>`,
    }),
  )
  await open(page, pages.customerHome.path)
  for (colour of ['white', 'black']) {
    await putPhotograph(page, `${photograph}?${colour}`)
    for (const width of [360, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        expect(await lowestContrast(page), `${colour}, ${width} px, ${colorScheme}`).toBeGreaterThanOrEqual(
          4.5,
        )
      }
  }
})

/** As app/illustration/load-illustration.tsx does where the firm has one. */
async function putPhotograph(page: Page, source: string): Promise<void> {
  await page.evaluate(async (src) => {
    const scene = document.querySelector('main :is(svg.illustration, img.photograph)')
    const image = new Image()
    image.src = src
    image.className = `photograph ${scene?.getAttribute('class')?.replace(/\b(illustration|photograph)\S*/g, '')}`
    await image.decode()
    scene?.replaceWith(image)
  }, source)
}

/** Of the texts of the first screen, each with the least favourable of the pixels around it. */
async function lowestContrast(page: Page): Promise<number> {
  await addColours(page)
  const texts = page.locator('h1, h1 + p, header nav a:visible, header a[href^="tel:"]:visible')
  const colours = await texts.evaluateAll((all) =>
    all.map((text) => ({
      colour: getComputedStyle(text).color,
      box: text.getBoundingClientRect().toJSON() as DOMRect,
    })),
  )
  const hidden = await page.addStyleTag({ content: 'h1, h1 + p, header a { color: #0000 !important }' })
  const screen = (await page.screenshot()).toString('base64')
  await hidden.evaluate((style) => (style as HTMLStyleElement).remove())
  return await page.evaluate(
    async ({ screen, colours }) => {
      const bytes = Uint8Array.from(atob(screen), (character) => character.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
      if (!canvas) throw new Error('No canvas to read the screen with.')
      canvas.drawImage(picture, 0, 0)
      const contrasts = colours.flatMap(({ colour, box }) => {
        const { data } = canvas.getImageData(box.x, box.y, box.width, box.height)
        const text = window.colours.read(colour)
        // Every 50th pixel.
        return Array.from({ length: Math.floor(data.length / 200) }, (_, index) => {
          const [red = 0, green = 0, blue = 0] = data.subarray(index * 200)
          return window.colours.contrast(text, [red, green, blue, 1])
        })
      })
      return Math.min(...contrasts)
    },
    { screen, colours },
  )
}
