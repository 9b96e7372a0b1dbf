import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { informationCommissioner } from '#content/legal/privacy-notice.ts'
import { firm } from '#content/site/firm.ts'
import { LinkedText } from './linked-text.tsx'

const linksOf = (text: string) =>
  [...renderToStaticMarkup(<LinkedText text={text} />).matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)

test('a text links its phone numbers, however they are grouped', () => {
  for (const { display, href } of [firm.phone, informationCommissioner.phone])
    expect(linksOf(`Call ${display}, or write.`)).toEqual([href])
  expect(linksOf('020 7946 0123, 01632 960123 or 0800\u00a0138\u00a07777.')).toEqual([
    'tel:+442079460123',
    'tel:+441632960123',
    'tel:+448001387777',
  ])
})

test('a text links the short numbers for emergencies', () => {
  expect(linksOf('In danger ring 999. Ring Samaritans on 116 123, or 116\u00a0123.')).toEqual([
    'tel:999',
    'tel:116123',
    'tel:116123',
  ])
})

test('a text links its e-mail and web addresses, without the full stop after them', () => {
  expect(linksOf('Write to privacy@firm.example. Or see https://ico.org.uk/make-a-complaint/.')).toEqual([
    'mailto:privacy@firm.example',
    'https://ico.org.uk/make-a-complaint/',
  ])
})

test('a text links no other figures', () => {
  expect(
    linksOf(
      '£999, 116 clients, 999 years, £10,000 on 19-11-2026, 10:30 - 11:00, company number 05668905, in 2025 2026 2027.',
    ),
  ).toEqual([])
})
