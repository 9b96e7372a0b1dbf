import { expect, test } from 'vitest'
import { leanPicture } from './lean-picture.ts'

test('a drawn picture keeps the colours, trees and stars it shows, by day and at dusk, and no others', () => {
  const style = 'svg{--ink:#111;--sky:#abc}@media(prefers-color-scheme:dark){svg{--ink:#eee;--sky:#123}}'
  const trees =
    '<g id="alder"><path fill="var(--sky)"></path></g><g id="oak"><path fill="var(--ink)"></path></g>'
  const stars = '<path d="M40 96h0M140 20h0"></path>'
  expect(
    leanPicture(
      `<svg viewBox="0 0 100 80"><style>${style}</style><defs>${trees}</defs>${stars}<use href="#oak"></use></svg>`,
    ),
  ).toBe(
    '<svg viewBox="0 0 100 80">' +
      '<style>svg{--ink:#111;}@media(prefers-color-scheme:dark){svg{--ink:#eee;}}</style>' +
      '<defs><g id="oak"><path fill="var(--ink)"/></g></defs><path d="M40 96h0"/><use href="#oak"/></svg>',
  )
})
