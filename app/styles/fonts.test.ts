import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFaces, fontStack } from './fonts-css.ts'
import { type Typeface, typefaces } from './typefaces.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const roles = Object.entries<Typeface>(typefaces)

test.each(roles)('the %s stack of tokens.css is up to date with typefaces.ts', (role, typeface) => {
  expect(read('./tokens.css'), 'tokens.css is stale: run npm run fonts').toContain(
    `--${role}: ${fontStack(typeface)};`,
  )
})

test.each(roles)('fonts.css has every font of the %s stack', (_, typeface) => {
  const families = [...read('./fonts.css').matchAll(/font-family: ("[^"]+")/g)].map(([, name]) => name)
  const stack = fontStack(typeface).match(/"[^"]+"/g)
  expect(families, 'fonts.css is stale: run npm run fonts').toEqual(expect.arrayContaining(stack ?? []))
})

test('a fallback gets the width, ascent and descent of the font that it stands in for', () => {
  const metrics = { ascent: 0.95, descent: 0.25, averageWidth: 0.44 }
  const css = fontFaces('sans', { ...typefaces.sans, fallbacks: [wide] }, metrics)
  expect(css).toContain(`"${typefaces.sans.family} Wide";\n  src: local("Wide"), local("Wide Too")`)
  // Twice as wide, so it is scaled to half; the overrides are relative to the scaled size.
  expect(css).toContain('size-adjust: 50%')
  expect(css).toContain('ascent-override: 190%')
  expect(css).toContain('descent-override: 50%')
})

const wide = { name: 'Wide', local: ['Wide', 'Wide Too'], averageWidth: 0.88 }
