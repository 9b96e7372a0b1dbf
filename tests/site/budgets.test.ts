import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { allPages } from '#content/site/pages.ts'
import { checkBudget } from '../support/byte-budget.ts'
import { request, sharedSite, textAt } from '../support/shared-site.ts'
import { bytesUntil, documentParts, transferredDocument } from '../support/transferred-document.ts'

/** TCP's initial congestion window: ten packets of 1,460 bytes. A second round trip brings twice as many. */
const firstRoundTrip = 10 * 1_460
const firstScreen = {
  bytes: firstRoundTrip,
  remedy:
    'Shorten the text, show a drawing as a file (app/ui/scene-picture.tsx), or use fewer different rules in the first two blocks: their critical CSS is part of the document.',
}
const wholeDocument = {
  bytes: 3 * firstRoundTrip,
  remedy: 'Divide the page into two, or leave out what few people read.',
}

/** Render-blocking resources and preloads. */
const fetchedBeforePaint =
  /<link[^>]*rel="(stylesheet|modulepreload)"[^>]*>|<script[^>]*\ssrc=[^>]*>|@import[^;]*/g

describe.each(allPages.map(({ path }) => path))('The document of %s', (path) => {
  test('takes one round trip for its first screen, and two in all', async () => {
    const { body, headerBytes, html } = await transferredDocument(await sharedSite(), path)
    const parts = () => documentParts(html)
    for (const { failure, warning } of [
      checkBudget(
        `${path}: the first screen`,
        bytesUntil(firstScreenEnd(html), body) + headerBytes,
        firstScreen,
        parts,
      ),
      checkBudget(`${path}: the document`, body.byteLength + headerBytes, wholeDocument, parts),
    ]) {
      if (warning) console.warn(warning)
      expect.soft(failure).toBeUndefined()
    }
  })

  test('fetches nothing before its first paint, and runs one short inline script, at its end', async () => {
    const html = await textAt(path)
    const withoutNoscript = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    expect(withoutNoscript.match(fetchedBeforePaint) ?? []).toEqual([])
    expect(withoutNoscript).not.toMatch(/url\((?!#)/)
    const scripts = [...html.matchAll(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g)]
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.[1]?.length).toBeLessThan(1_000)
    expect(scripts[0]?.index).toBeGreaterThan(html.indexOf('</footer>'))
  })

  test('links one existing stylesheet, for after the first paint', async () => {
    const html = await textAt(path)
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(sheets).toHaveLength(1)
    expect((await request(sheets[0] ?? '')).status).toBe(200)
  })

  test('has images with width and height, loaded lazily but for one: of the hero, or of the first article', async () => {
    const html = await textAt(path)
    const images = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => image)
    for (const image of images) {
      expect(image).toMatch(/ width="\d+"/)
      expect(image).toMatch(/ height="\d+"/)
    }
    const eager = images.filter((image) => !image.includes('loading="lazy"'))
    expect(eager.length).toBeLessThanOrEqual(1)
  })
})

/** Where the first paint waits for the parser, or the first heading below the hero, which a tall window shows too. */
function firstScreenEnd(html: string): number {
  const awaited = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1]
  const end = awaited ? html.indexOf(` id="${awaited}"`) : html.indexOf('</h2>', html.indexOf('</h1>'))
  return end < 0 ? html.length : end
}

test('no sentence of a page is in a script: the firm edits them, and scripts stay for a year', async () => {
  const names = (await readdir('build/client/assets')).filter((name) => name.endsWith('.js'))
  const scripts = (
    await Promise.all(names.map((name) => readFile(`build/client/assets/${name}`, 'utf8')))
  ).join('\n')
  for (const { path } of allPages) {
    const texts = [...(await textAt(path)).matchAll(/>([^<>]{25,})</g)].map(([, text = '']) => text.trim())
    expect
      .soft(
        texts.filter((text) => / .* /.test(text) && scripts.includes(text)),
        path,
      )
      .toEqual([])
  }
})

test('no rule makes the browser restyle all of <main> at a focus or insertion, or lay it out to style it', async () => {
  const [name] = (await readdir('build/client/assets')).filter((file) => file.endsWith('.css'))
  const css = await readFile(`build/client/assets/${name}`, 'utf8')
  expect(css).toContain(':has(')
  expect(css.match(/(?<![\w-])(main|body|html|:root):has\([^{}]*|@container[^{}]*/g) ?? []).toEqual([])
})
