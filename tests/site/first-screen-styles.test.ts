import { describe, expect, test } from 'vitest'
import { laterStyles, stylesNeededFrom } from '#app/delivery/critical-css.ts'
import { firstStyles } from '#app/delivery/document-styles.ts'

describe('The styles that a piece of a page needs', () => {
  const needed = (css: string, html = '<p class="note" data-tone="sand">Words</p>') =>
    stylesNeededFrom(css)(html).page

  test('are those of its classes, elements and attributes', () => {
    expect(needed('.note{margin:0}.card{margin:1px}')).toBe('.note{margin:0}')
    expect(needed('.note p{margin:0}.note table{margin:1px}')).toBe('.note p{margin:0}')
    expect(needed('.note[data-tone=sand]{margin:0}.note[data-tone=sky]{margin:1px}')).toBe(
      '.note[data-tone=sand]{margin:0}',
    )
  })

  test('leave out the parts of a selector list that nothing is called by', () => {
    expect(needed('.card,.note{margin:0}')).toBe('.note{margin:0}')
    expect(needed('.card .note{margin:0}')).toBe('')
  })

  test('keep all that is for elements of any class, and what looks into brackets', () => {
    const forAll =
      '*{margin:0}:root{--a:1px}table{margin:1px}:is(main>section,footer){margin:0}[hidden]{margin:0}'
    expect(needed(forAll)).toBe(forAll)
    expect(needed('.note:is(.card){margin:0}')).toBe('.note:is(.card){margin:0}')
    expect(needed('.note:nth-child(even){margin:0}')).toBe('.note:nth-child(even){margin:0}')
    expect(needed('.note:focus-visible{margin:0}')).toBe('.note:focus-visible{margin:0}')
  })

  test('keep the widths of a screen, and drop paper, pointers and what has yet to open', () => {
    expect(needed('@media (width>=839px){.note{margin:0}.card{margin:0}}')).toBe(
      '@media (width>=839px){.note{margin:0}}',
    )
    expect(needed('@media (width>=839px){.card{margin:0}}')).toBe('')
    expect(needed('@media print{.note{margin:0}}')).toBe('')
    expect(needed('.note:hover{margin:0}.note[aria-expanded=true]{margin:0}')).toBe('')
    expect(needed('a:hover{margin:0}::selection{margin:0}')).toBe('')
    expect(needed('[data-audience=adviser]{margin:0}[data-tone=sand]{margin:0}')).toBe(
      '[data-tone=sand]{margin:0}',
    )
  })

  test('name only the properties that are used, also by way of another or of an attribute', () => {
    const css = '.note{--a:var(--b);--b:red;--c:blue;--d:green;color:var(--a)}'
    expect(needed(css)).toBe('.note{--a:var(--b);--b:red;color:var(--a)}')
    const drawing = '<svg class="note"><path fill="var(--c)"></svg>'
    expect(needed('.note{--d:green;--c:blue}', drawing)).toBe('.note{--c:blue}')
  })

  test('keep an animation that is seen, and no other', () => {
    const css = '.note{animation:in 1s}@keyframes in{0%{opacity:0}}@keyframes out{0%{opacity:1}}'
    expect(needed(css)).toBe('.note{animation:in 1s}@keyframes in{0%{opacity:0}}')
  })

  test('name no prefix where the plain name stands beside it', () => {
    expect(needed('.note{-webkit-hyphens:auto;hyphens:auto;-webkit-box-orient:vertical}')).toBe(
      '.note{hyphens:auto;-webkit-box-orient:vertical}',
    )
  })

  test('leave for later what shows a file, and keep what is drawn in the page itself', () => {
    expect(needed('.note{mask:url(/icons.svg)}p{background:url("/paper.png")}.note{fill:url(#sky)}')).toBe(
      '.note{fill:url(#sky)}',
    )
  })

  test('leave the fonts of ours for later, and keep those that stand in for them', () => {
    const own = '@font-face{font-family:Own;src:url(/own.woff2)}'
    const standIn = '@font-face{font-family:"Own Arial";src:local(Arial)}'
    expect(needed(own + standIn)).toBe(standIn)
  })
})

describe('The styles that come later', () => {
  test('are all that show a file, whoever they speak of', () => {
    const files = '.note{mask:url(/icons.svg)}body{background:url("/paper.png")}'
    expect(laterStyles(files)).toBe(files)
  })

  test('are all of every class, and none that speaks of everything: that stands in each page', () => {
    expect(laterStyles('*{margin:0}.note{margin:1px}.card:hover,table{margin:2px}')).toBe(
      '.note{margin:1px}.card:hover{margin:2px}',
    )
    expect(laterStyles('@media (width>1px){p{margin:0}}')).toBe('')
  })

  test('bring paper and what moves, and leave the fonts to the page', () => {
    const css = '@media print{a{margin:0}}@keyframes in{0%{opacity:0}}.note{animation:in 1s}'
    expect(laterStyles(`${css}@font-face{src:url(/own.woff2)}`)).toBe(css)
  })
})

describe('A document', () => {
  const css = '.a{margin:0}.b{margin:1px}.c{margin:2px}.f{margin:3px}@font-face{src:url(/own.woff2)}'
  const withFirstStyles = firstStyles(css, '/site.css')
  const page = (main: string) => `<head></head><body><main>${main}</main><footer class="f"></footer></body>`

  test('carries the styles of its hero and its first section, whatever stands inside them', () => {
    const html = withFirstStyles(
      page(
        '<div class="a"></div><section class="b"><section><footer></footer></section></section><section class="c"></section>',
      ),
    )
    expect(html).toContain('<style>.a{margin:0}.b{margin:1px}</style>')
  })

  test('carries none for what is shut away in a dialog', () => {
    const html = withFirstStyles(page('<dialog class="a"></dialog><section class="b"></section>'))
    expect(html).toContain('<style>.b{margin:1px}</style>')
  })

  test('brings the colours and places of a scene with the scene, behind the words', () => {
    const illustration = '.illustration{color:red}@media (width<1px){.illustration-sun{margin:0}.a{margin:0}}'
    const html = firstStyles(
      `@font-face{src:local(Arial)}.a{margin:1px}${illustration}`,
      '/site.css',
    )(page('<h1 class="a"></h1><svg class="illustration b"><g class="illustration-sun"></g></svg>'))
    expect(html).toContain(
      '<style>@font-face{src:local(Arial)}.a{margin:1px}@media (width<1px){.a{margin:0}}</style>',
    )
    expect(html).toContain(
      '<svg class="illustration b"><style>.illustration{color:red}@media (width<1px){.illustration-sun{margin:0}}</style>',
    )
  })

  test('offers all of them, and the fonts, to whoever has no scripts', () => {
    const html = withFirstStyles(page(''))
    expect(html).toMatch(
      /<noscript><link rel="stylesheet" href="\/site.css"\/>.*<style>@font-face{src:url\(\/own\.woff2\)}<\/style><\/noscript><\/head>/,
    )
  })
})
