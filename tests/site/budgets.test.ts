import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allPages, pages } from '#content/site/pages.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { transferredDocument } from '../support/transferred-document.ts'

const assets = fileURLToPath(new URL('../../build/client/assets', import.meta.url))

/** A margin below TCP's initial congestion window of ten packets of 1,460 bytes, for heading and scene. */
const firstFlightBytes = 14_000

let site: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const documentOf = (path: string) => transferredDocument(site, path)

const articleLists: string[] = [pages.media.path, pages.blog.path]

/** Render-blocking resources and preloads. */
const fetchedBeforePaint =
  /<link[^>]*rel="(stylesheet|modulepreload)"[^>]*>|<script[^>]*\ssrc=[^>]*>|@import[^;]*/g

/** The part of the document that the first bytes of its compressed body contain. */
function beginning(body: Buffer, bytes: number): string {
  return brotliDecompressSync(body.subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()
}

// Without the form pages, which have no hero.
test.each(Object.values(pages).map(({ path }) => path))(
  '%s has its hero and the first heading below it in the first round trip',
  async (path) => {
    const { body, headerBytes, html } = await documentOf(path)
    const first = beginning(body, firstFlightBytes - headerBytes)
    const scene = /<svg class="illustration[\s\S]*?<\/svg>/.exec(html)?.[0] ?? ''
    const heroEnd = html.indexOf(scene) + scene.length
    // The hero ends with its scene. Below it, the first passage: on a tall window it is on the first screen too.
    const ends = [html.indexOf('</h1>'), heroEnd, html.indexOf('</h2>', heroEnd)]
    expect(first).toBe(html.slice(0, first.length))
    expect(Math.max(...ends)).toBeLessThan(first.length)
    // The text first: the scene is aligned to the bottom below it, and would shift if it were painted first.
    expect(html.indexOf('</h1>')).toBeLessThan(html.indexOf(scene))
  },
)

describe.each(allPages.map(({ path }) => path))('The document of %s', (path) => {
  const maxBytes = path === pages.privacyPolicy.path ? 25_000 : 20_000

  test(`is at most ${maxBytes} bytes`, async () => {
    expect((await documentOf(path)).body.byteLength).toBeLessThanOrEqual(maxBytes)
  })

  test('fetches nothing before its first paint, and runs one short inline script, at its end', async () => {
    const { html } = await documentOf(path)
    const withoutNoscript = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    expect(withoutNoscript.match(fetchedBeforePaint) ?? []).toEqual([])
    expect(withoutNoscript).not.toMatch(/url\((?!#)/)
    const scripts = [
      ...html.matchAll(/<script(?! type="(?:text\/plain|application\/ld\+json)")[^>]*>([\s\S]*?)<\/script>/g),
    ]
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.[1]?.length).toBeLessThan(1_000)
    expect(scripts[0]?.index).toBeGreaterThan(html.indexOf('</footer>'))
  })

  test('links one existing stylesheet, for after the first paint', async () => {
    const { html } = await documentOf(path)
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(sheets).toHaveLength(1)
    expect((await site.request(sheets[0] ?? '')).status).toBe(200)
  })

  test('has images with width and height, loaded lazily but for that of the first article', async () => {
    const { html } = await documentOf(path)
    const images = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => image)
    for (const image of images) {
      expect(image).toMatch(/ width="\d+"/)
      expect(image).toMatch(/ height="\d+"/)
    }
    const eager = images.filter((image) => !image.includes('loading="lazy"'))
    expect(eager.length).toBeLessThanOrEqual(articleLists.includes(path) ? 1 : 0)
  })
})

test('the fonts are two files of less than 45 kB together', () => {
  const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  expect(fonts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0)).toBeLessThan(45_000)
})
