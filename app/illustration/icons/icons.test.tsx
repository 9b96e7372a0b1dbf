import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Icon, iconNames } from './icons.tsx'

const readSibling = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const drawn = [
  ...readSibling('icons.svg').matchAll(/<g id="([\w-]+)"(?: transform="translate\(0 (\d+)\)")?>/g),
]

/** The row of icons.svg that an icon shows; undefined for inline icons. */
function rowOf(name: (typeof iconNames)[number]): number | undefined {
  const [, row] = renderToStaticMarkup(<Icon name={name} />).match(/--row:(\d+)/) ?? []
  return row === undefined ? undefined : Number(row)
}

describe('icons.svg', () => {
  test('has each icon in the row of its name', () => {
    const named = iconNames.filter((name) => rowOf(name) !== undefined)
    expect(drawn.map(([, id, y = '0']) => [id, Number(y)])).toEqual(
      named.map((name) => [name, 24 * Number(rowOf(name))]),
    )
  })

  test('has the number of rows that icons.css assumes', () => {
    expect(readSibling('icons.svg')).toContain(`viewBox="0 0 24 ${24 * drawn.length}"`)
    expect(readSibling('icons.css')).toContain(`var(--row) / ${drawn.length - 1})`)
  })
})

test('an icon of a control is inline SVG', () => {
  for (const name of ['menu', 'close', 'chevron-down', 'play', 'alert'] as const)
    expect(renderToStaticMarkup(<Icon name={name} />)).toContain('<path')
})
