import { afterAll, beforeAll, expect, test } from 'vitest'
import { standaloneNames } from '#app/illustration/drawing-names.ts'
import { openBuiltSite } from '../support/built-site.ts'

let site: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

const files = standaloneNames.map((name) => `/scenes/${name}.svg`)

// The page's stylesheet does not apply inside an <img>: a colour that the file does not define is black.
test.each(files)('%s defines every colour that it uses', async (path) => {
  const svg = await (await site.request(path)).text()
  const used = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !new RegExp(`${name} ?:`).test(svg))).toEqual([])
})
