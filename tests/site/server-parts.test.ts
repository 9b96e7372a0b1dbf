import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { serverPartNames } from '#content/site/server-parts.ts'
import { openBuiltSite } from '../support/built-site.ts'

let site: Awaited<ReturnType<typeof openBuiltSite>>
let stylesheet = ''
beforeAll(async () => {
  site = await openBuiltSite()
  const html = await (await site.request(pages.landing.path)).text()
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''
  stylesheet = await (await site.request(href)).text()
})
afterAll(() => site.close())

test.each(serverPartNames)('the part %s is styled by the site’s stylesheet', async (name) => {
  const html = await (await site.request(`/parts/${name}.html`)).text()
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  expect(classes.length).toBeGreaterThan(0)
  expect([...new Set(classes)].filter((name) => !stylesheet.includes(`.${name}`))).toEqual([])
})
