import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { interfaceColours } from './palette.ts'
import { paletteCss } from './palette-css.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const literal =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w/-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const mayHoldColours = [
  'app/styles/palette.ts',
  'app/styles/palette.css',
  // Masks, of which only the alpha channel counts.
  'app/illustration/icons/icons.svg',
  'app/illustration/photograph.css',
]

test('palette.css is up to date with palette.ts', () => {
  expect(read('app/styles/palette.css'), 'palette.css is stale: run npm run palette').toBe(paletteCss())
})

test('colour literals are in the palette only', () => {
  const files = ['app', 'server', 'content', 'domain', 'commands'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => /\.(css|svg|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name)),
  )
  const found = files
    .filter((file) => !mayHoldColours.includes(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (literal.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test('the favicon has the colours of the mark in the light scheme', () => {
  const { markSky, markSun, markHill, markRiver } = interfaceColours
  const fills = [...read('public/favicon.svg').matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill)
  expect(fills, 'public/favicon.svg is stale: run npm run social').toEqual(
    [markSky, markSun, markHill, markRiver].map(({ light }) => light),
  )
})
