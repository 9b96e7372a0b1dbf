import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icons.tsx'
import { maskIcons } from './mask-icons.ts'

test('icons.svg has each icon in the row of its name', () => {
  const readSibling = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const svg = readSibling('icons.svg')
  const drawn = [...svg.matchAll(/<g id="([\w-]+)" transform="translate\(0 (\d+)\)">/g)]
  expect(
    drawn.map(([, id, top]) => [id, Number(top)]),
    'run npm run icons',
  ).toEqual(maskIcons.map((name, row) => [name, 24 * row]))
  expect(svg).toContain(`viewBox="0 0 24 ${24 * maskIcons.length}"`)
  expect(readSibling('icons.css')).toContain(`var(--row) / ${maskIcons.length - 1})`)
})

test('an icon of a control is inline SVG', () => {
  for (const name of ['menu', 'close', 'chevron-down', 'play', 'alert'] as const)
    expect(renderToStaticMarkup(<Icon name={name} />)).toContain('<path')
})
