import { expect, test } from 'vitest'
import { trimSvg } from './trim-svg.ts'

test('a placeholder keeps the colours and trees it shows, in both schemes, and no others', () => {
  const style = 'svg{--ink:#111;--sky:#abc}@media(prefers-color-scheme:dark){svg{--ink:#eee;--sky:#123}}'
  const trees =
    '<g id="alder"><path fill="var(--sky)"></path></g><g id="oak"><path fill="var(--ink)"></path></g>'
  expect(
    trimSvg(
      `<svg viewBox="0 0 100 80"><style>${style}</style><defs>${trees}</defs><use href="#oak"></use></svg>`,
    ),
  ).toBe(
    '<svg viewBox="0 0 100 80">' +
      '<style>svg{--ink:#111;}@media(prefers-color-scheme:dark){svg{--ink:#eee;}}</style>' +
      '<defs><g id="oak"><path fill="var(--ink)"/></g></defs><use href="#oak"/></svg>',
  )
})
