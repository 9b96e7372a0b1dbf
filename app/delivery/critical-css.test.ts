import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'
import { elementsOf } from './html-tree.ts'

const first =
  '<div class="hero"><svg><path fill="var(--leaf)"></path></svg></div><section class="card">' +
  'An independent adviser asks what you want your money to do, and only then looks at the products on offer.</section>'
const page = (main = first, body = '') =>
  elementsOf(
    `<html data-audience="customer"><head></head><body><header class="bar"></header><main>${main}<section class="below"></section></main><footer class="foot"></footer>${body}</body></html>`,
  )
const cssOf = (stylesheet: string, document = page()) => criticalCss(document, `p,div{margin:0}${stylesheet}`)

describe('The critical CSS of a document', () => {
  test('has the rules of its header and its first two blocks, and none of what is below them', async () => {
    const css = await cssOf('.bar{top:1px}.hero{top:2px}.card{top:3px}.below{top:4px}.foot{top:5px}')
    expect(css).toContain('.bar{top:1px}.hero{top:2px}.card{top:3px}')
    expect(css).not.toMatch(/below|foot/)
  })

  test('has the rules of the footer where a page is so short that its first screen shows it', async () => {
    const short = elementsOf(
      '<html><head></head><body><main><div></div></main><footer class="foot"></footer></body></html>',
    )
    expect(await cssOf('.foot{top:5px}', short)).toContain('.foot{top:5px}')
  })

  test('has the rules of what follows a block of a line or two, which the first screen shows too', async () => {
    const css = await cssOf(
      '.note{top:3px}.below{top:4px}',
      page('<div class="hero"></div><p class="note">No date is set just now.</p><nav>Call us</nav>'),
    )
    expect(css).toContain('.note{top:3px}.below{top:4px}')
  })

  test('has the custom properties that the first screen uses, in attributes and through others, and no more', async () => {
    const css = await cssOf(
      ':root{--leaf:var(--green);--green:#0f0;--gap:1px;--unused:2px}.hero{gap:var(--gap)}.below{gap:var(--unused)}',
    )
    for (const name of ['--leaf', '--green', '--gap']) expect(css).toContain(`${name}:`)
    expect(css).not.toContain('--unused')
  })

  test('has no custom property that only a rule below the first screen gives to one that it uses', async () => {
    const css = await cssOf(
      ':root{--land:var(--hill);--hill:#0f0;--ridge:#00f}.hero{color:var(--land)}.below{--land:var(--ridge)}',
    )
    expect(css).toContain('--hill:')
    expect(css).not.toContain('--ridge')
  })

  test('has no rule of an attribute value that only the words of the page contain', async () => {
    const css = await cssOf(
      '[data-audience=customer]{top:1px}[data-audience="adviser"]{top:2px}div:not([data-tone=adviser]){top:3px}',
      page('<div>An adviser</div>'),
    )
    expect(css).toContain('top:1px')
    expect(css).not.toContain('top:2px')
    expect(css).toContain('top:3px')
  })

  test('leaves what is far below the screen out of the first layout', async () => {
    const css = await cssOf(await readFile(new URL('deferred-layout.css', import.meta.url), 'utf8'))
    expect(css).toMatch(/main > section:nth-child\(n \+ 3\)\s*\{\s*content-visibility: auto/)
  })

  test('has what applies at some screen widths, and no print or hover rules and no transitions', async () => {
    const css = await cssOf(
      '.card{left:0;transition:left 1s}@media (width>=839px){.hero{top:1px}}@media print{.hero{top:2px}}.hero:hover,.hero:focus{top:3px}',
    )
    expect(css).toContain('@media (width>=839px){.hero{top:1px}}')
    expect(css).toContain('.hero:focus{top:3px}')
    expect(css).not.toMatch(/print|hover|transition/)
  })

  test('fetches no file: fallback fonts stay, web fonts and masks wait for the stylesheet', async () => {
    const css = await cssOf(
      '@font-face{font-family:Web;src:url(/web.woff2)}@font-face{font-family:Local;src:local(Arial)}.hero{color:red;mask:url(/icons.svg)}.card{fill:url(#gradient)}',
    )
    expect(css).not.toMatch(/woff2|icons\.svg|color:red/)
    expect(css).toContain('local(Arial)')
    expect(css).toContain('url(#gradient)')
  })

  test('is refused for a document that has no <main>', async () => {
    await expect(
      criticalCss(elementsOf('<html><body><p>Words</p></body></html>'), 'p{margin:0}'),
    ).rejects.toThrow('no <main>')
  })
})
