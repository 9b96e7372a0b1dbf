import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Icon, iconNames } from './icons.tsx'

const beside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const drawn = [...beside('icons.svg').matchAll(/<g id="([\w-]+)"(?: transform="translate\(0 (\d+)\)")?>/g)]

/** Which row of the file a name shows, or nothing where it is drawn in its place. */
function rowOf(name: (typeof iconNames)[number]): number | undefined {
  const [, row] = renderToStaticMarkup(<Icon name={name} />).match(/--row:(\d+)/) ?? []
  return row === undefined ? undefined : Number(row)
}

describe('The file of icons', () => {
  test('has each one where its name looks for it', () => {
    const named = iconNames.filter((name) => rowOf(name) !== undefined)
    expect(drawn.map(([, id, y = '0']) => [id, Number(y)])).toEqual(
      named.map((name) => [name, 24 * Number(rowOf(name))]),
    )
  })

  test('is as long as it is taken to be', () => {
    expect(beside('icons.svg')).toContain(`viewBox="0 0 24 ${24 * drawn.length}"`)
    expect(beside('icons.css')).toContain(`var(--row) / ${drawn.length - 1})`)
  })
})

test('An icon that is part of a control is drawn in its place', () => {
  for (const name of ['menu', 'close', 'chevron-down', 'play', 'alert'] as const)
    expect(renderToStaticMarkup(<Icon name={name} />)).toContain('<path')
})
