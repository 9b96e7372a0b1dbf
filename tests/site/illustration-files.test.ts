import { expect, test } from 'vitest'
import { standaloneNames } from '#app/illustration/drawing-names.ts'
import { textAt } from '../support/shared-site.ts'

const files = standaloneNames.map((name) => `/scenes/${name}.svg`)

// The page's stylesheet does not apply inside an <img>: a colour that the file does not define is black.
test.each(files)('%s defines every colour that it uses', async (path) => {
  const svg = await textAt(path)
  const used = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !new RegExp(`${name} ?:`).test(svg))).toEqual([])
})
