import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

/**
 * The widths at which layouts change. A media query cannot read a custom property, so they are written out in each
 * query, always as `(width < …)` or `(width >= …)`, and this list keeps them to four.
 */
const breakpoints = {
  /** Below it: phones, one column, dialogs fill the screen. */
  tablet: '600px',
  /** Below it: the hamburger menu, as specified. */
  wide: '839px',
  /** Two unequal columns, and panels beside forms. */
  desktop: '960px',
  /** Clouds beside the text of a hero, and five services in a row. */
  large: '1200px',
}
/** The same widths where they should scale with the font size, which is 18 px in a wide window and 16 px in others. */
const inEm = { tablet: '37.5em', wide: '46.6em', desktop: '60em' }

const app = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).map((file) => ({
  file,
  text: /\.(css|tsx?)$/.test(file) && !/\.test\./.test(file) ? readFileSync(join(app, file), 'utf8') : '',
}))

/** Every width condition of stylesheets, and of `matchMedia` and `sizes` in components. */
const queries = files.flatMap(({ file, text }) => {
  if (!file.endsWith('.css')) {
    return [...text.matchAll(/\([^()\n]*\bwidth\b *(?:[<>:])[^()\n]*\)/g)]
      .filter(([query]) => /\d(px|r?em)\)$/.test(query))
      .map(([query]) => ({ file, query }))
  }
  const found: { file: string; query: string }[] = []
  parse(text).walkAtRules(/^(media|container)$/, ({ params }) => {
    for (const [query] of params.matchAll(/\([^()]*\b(width|inline-size)\b[^()]*\)/g))
      found.push({ file, query })
  })
  return found
})

test('media queries use four breakpoints and no others', () => {
  const known: string[] = [...Object.values(breakpoints), ...Object.values(inEm)]
  const allowed = (query: string) =>
    /^\((?:[\d.]+\w+ <= )?width (?:<|>=) [\d.]+\w+\)$/.test(query) &&
    (query.match(/[\d.]+[a-z]+/g) ?? []).every((width) => known.includes(width))
  const others = queries.filter(({ query }) => !allowed(query)).map(({ file, query }) => `${file}: ${query}`)
  expect(others, `use ${JSON.stringify(breakpoints)}`).toEqual([])
})

test('each breakpoint is in use, in stylesheets and in the menu’s script', () => {
  for (const width of Object.values(breakpoints)) {
    expect(queries.filter(({ query }) => query.includes(width)).length, width).toBeGreaterThan(0)
  }
  expect(queries.map(({ file }) => file)).toContain('shell/menu-overlay.tsx')
})
