import { expect, test } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { serverPartNames } from '#content/site/server-parts.ts'
import { textAt } from '../support/shared-site.ts'

test.each(serverPartNames)('the part %s is styled by the site’s stylesheet', async (name) => {
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await textAt(pages.landing.path)) ?? []
  const stylesheet = await textAt(href)
  const html = await textAt(`/parts/${name}.html`)
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  expect(classes.length).toBeGreaterThan(0)
  expect([...new Set(classes)].filter((name) => !stylesheet.includes(`.${name}`))).toEqual([])
})
