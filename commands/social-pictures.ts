/**
 * `npm run social`: the Open Graph image of each indexed page, or of those that are named, its scene without a word
 * (docs/decisions/0078), and the favicons. Committed, because they change only with a scene or the logo.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { interfaceColours } from '#app/styles/palette.ts'
import { pages } from '#content/site/pages.ts'
import { browserArguments, ensureBrowser } from './browser.ts'
import { startSite } from './site-process.ts'

const publicFolder = join(import.meta.dirname, '../public')
const size = { width: 1200, height: 630 }
/** Of a page: drawn in the document, a photograph in its place, or a drawing of its own. */
const scene = ':is(.illustration, .photograph, [src^="/pictures/page-"])'
/** Styles for the Open Graph image. */
const onlyTheScene = `
  main > :first-child { position: relative; min-height: ${size.height}px !important; height: ${size.height}px; overflow: hidden }
  main > :first-child ${scene} { inset: 0 !important; width: 100% !important; height: 100% !important; mask: none !important }
  main > :first-child [src^="/pictures/page-"] { position: absolute; object-fit: contain; object-position: bottom }
  header, main > :not(:first-child), main > :first-child > :not(:has(${scene}), ${scene}), footer { display: none !important }
  h1, h1 ~ * { visibility: hidden !important }
`

const site = await startSite()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' })
await mkdir(join(publicFolder, 'social'), { recursive: true })
try {
  await drawSocialPictures()
  await drawIcons()
} finally {
  await browser.close()
  await site.stop()
}

async function drawSocialPictures(): Promise<void> {
  const wanted = process.argv.slice(2)
  const shown = Object.entries(pages).filter(
    ([name, { indexed }]) => indexed && (wanted.length === 0 || wanted.includes(name)),
  )
  for (const [name, { path }] of shown) {
    await page.goto(site.address + path)
    // The stylesheet, and the fonts with it, follow the first paint.
    await page.locator('html[data-laid-out]').waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.addStyleTag({ content: onlyTheScene })
    const isShown = await page.locator(`main > :first-child ${scene}`).first().isVisible()
    if (!isShown) throw new Error(`The Open Graph image of ${path} would lack its scene`)
    await page.screenshot({ path: join(publicFolder, `social/${name}.jpg`), type: 'jpeg', quality: 82 })
  }
}

/** The header's logo as icons, in the sizes that browsers and phones request. */
async function drawIcons(): Promise<void> {
  await page.goto(site.address)
  const { markup, colours } = await page.evaluate(() => {
    const mark = document.querySelector('header svg') as SVGElement
    const style = getComputedStyle(document.documentElement)
    const names = [...new Set(mark.outerHTML.match(/--[\w-]+/g))]
    return {
      markup: mark.outerHTML,
      colours: names.map((name) => [name, style.getPropertyValue(name)] as const),
    }
  })
  const standalone = colours
    .reduce((svg, [name, value]) => svg.replaceAll(`var(${name})`, value), markup)
    // Icons are always in the light scheme.
    .replace(/light-dark\(([^,]+),[^)]*\)/g, '$1')
    .replace(/ class="[^"]*"/g, '')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/xmlns="[^"]*" xmlns="[^"]*"/, 'xmlns="http://www.w3.org/2000/svg"')
  await writeFile(join(publicFolder, 'favicon.svg'), `${standalone}\n`)
  for (const [file, edge, ground] of [
    ['icon-192.png', 192, 'transparent'],
    ['icon-512.png', 512, 'transparent'],
    ['apple-touch-icon.png', 180, interfaceColours.paper.light],
    ['favicon-32.png', 32, 'transparent'],
  ] as const) {
    const icon = await browser.newPage({ viewport: { width: edge, height: edge } })
    await icon.setContent(
      `<style>body{margin:0;background:${ground}} svg{display:block;width:100vw;height:100vh;padding:${ground === 'transparent' ? 0 : 12}px;box-sizing:border-box}</style>${standalone}`,
    )
    await icon.screenshot({ path: join(publicFolder, file), omitBackground: true })
    await icon.close()
  }
}
