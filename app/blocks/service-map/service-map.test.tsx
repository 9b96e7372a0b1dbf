import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { serviceCards } from '#content/pages/service-cards.ts'
import type { ServiceCard } from '#content/site/types.ts'
import { ServiceMap } from './service-map.tsx'

const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, to, name]) => [to, name])
const drawingsOf = (html: string) =>
  [...html.matchAll(/viewBox="0 0 260 180"[\s\S]*?<\/svg>/g)].map(([svg]) => svg)

test('the map links to every service by its name, in the order of the menu', () => {
  const html = renderToStaticMarkup(<ServiceMap />)
  expect(linksOf(html)).toEqual(serviceCards.map(({ path, title }) => [path, title]))
  expect(new Set(drawingsOf(html)).size, 'different drawings').toBe(serviceCards.length)
})

test('another service gets a place and a drawing by itself', () => {
  const other: ServiceCard = {
    id: 'x',
    path: '/AboutUs',
    icon: 'plan',
    title: 'Estate Planning',
    summary: 'Wills.',
  }
  const html = renderToStaticMarkup(<ServiceMap services={[...serviceCards, other]} />)
  expect(linksOf(html).at(-1)).toEqual(['/AboutUs', 'Estate Planning'])
  expect(drawingsOf(html)).toHaveLength(serviceCards.length + 1)
  const positions = [...html.matchAll(/--x:([\d.]+%);--y:([\d.]+%)/g)].map(([all]) => all)
  expect(new Set(positions).size).toBe(serviceCards.length + 1)
})
