import { describe, expect, test } from 'vitest'
import { stylesNeededFrom } from '#app/shell/needed-styles.ts'
import { firstStyles } from '#app/shell/styles-in-document.ts'

describe('The styles that a piece of a page needs', () => {
  const needed = (css: string, html = '<p class="note" data-tone="sand">Words</p>') =>
    stylesNeededFrom(css)(html)

  test('are those of its classes, elements and attributes', () => {
    expect(needed('.note{margin:0}.card{margin:1px}')).toBe('.note{margin:0}')
    expect(needed('p{margin:0}table{margin:1px}')).toBe('p{margin:0}')
    expect(needed('.note[data-tone=sand]{margin:0}.note[data-tone=sky]{margin:1px}')).toBe(
      '.note[data-tone=sand]{margin:0}',
    )
  })

  test('leave out the parts of a selector list that nothing is called by', () => {
    expect(needed('.card,.note{margin:0}')).toBe('.note{margin:0}')
    expect(needed('.card .note{margin:0}')).toBe('')
  })

  test('keep what is for everything, and what looks into brackets', () => {
    expect(needed('*{margin:0}')).toBe('*{margin:0}')
    expect(needed(':is(main>section,footer){margin:0}')).toBe(':is(main>section,footer){margin:0}')
    expect(needed('.note:focus-visible{margin:0}')).toBe('.note:focus-visible{margin:0}')
  })

  test('keep the widths of a screen, and drop paper, pointers and what has yet to open', () => {
    expect(needed('@media (width>=839px){.note{margin:0}.card{margin:0}}')).toBe(
      '@media (width>=839px){.note{margin:0}}',
    )
    expect(needed('@media (width>=839px){.card{margin:0}}')).toBe('')
    expect(needed('@media print{.note{margin:0}}')).toBe('')
    expect(needed('.note:hover{margin:0}.note[aria-expanded=true]{margin:0}')).toBe('')
  })

  test('name only the properties that are used, also by way of another or of an attribute', () => {
    const css = ':root{--a:var(--b);--b:red;--c:blue;--d:green}.note{color:var(--a)}'
    expect(needed(css)).toBe(':root{--a:var(--b);--b:red}.note{color:var(--a)}')
    expect(needed(':root{--d:green;--c:blue}', '<path fill="var(--c)">')).toBe(':root{--c:blue}')
  })

  test('keep an animation that is seen, and no other', () => {
    const css = '.note{animation:in 1s}@keyframes in{0%{opacity:0}}@keyframes out{0%{opacity:1}}'
    expect(needed(css)).toBe('.note{animation:in 1s}@keyframes in{0%{opacity:0}}')
  })

  test('leave the fonts of ours for later, and keep those that stand in for them', () => {
    const own = '@font-face{font-family:Own;src:url(/own.woff2)}'
    const standIn = '@font-face{font-family:"Own Arial";src:local(Arial)}'
    expect(needed(own + standIn)).toBe(standIn)
  })
})

describe('A document', () => {
  const css = '.a{margin:0}.b{margin:1px}.c{margin:2px}.f{margin:3px}@font-face{src:url(/own.woff2)}'
  const withFirstStyles = firstStyles('/site.css', css)
  const page = (main: string) => `<head></head><body><main>${main}</main><footer class="f"></footer></body>`

  test('carries the styles of its first two sections, whatever stands inside them', () => {
    const html = withFirstStyles(
      page(
        '<section class="a"><section><footer></footer></section></section><section class="b"></section><section class="c"></section>',
      ),
    )
    expect(html).toContain('<style>.a{margin:0}.b{margin:1px}</style>')
  })

  test('carries none for what is shut away in a dialog', () => {
    const html = withFirstStyles(page('<dialog class="a"></dialog><section class="b"></section>'))
    expect(html).toContain('<style>.b{margin:1px}</style>')
  })

  test('offers all of them, and the fonts, to whoever has no scripts', () => {
    const html = withFirstStyles(page(''))
    expect(html).toMatch(
      /<noscript><link rel="stylesheet" href="\/site.css"\/>.*\/own\.woff2.*<\/noscript><\/head>/,
    )
  })
})
