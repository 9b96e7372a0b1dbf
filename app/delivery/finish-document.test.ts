import { expect, test } from 'vitest'
import { finishDocument } from './finish-document.ts'

const rendered = (main = '<p>Words</p>') =>
  `<!DOCTYPE html><html><head><title>T</title></head><body><main>${main}</main></body></html>`
const options = {
  stylesheet: { href: '/site.css', css: 'p{margin:0}' },
  criticalCssKey: 'page 200',
  siteModule: '/site.js',
  structuredData: undefined,
}

test('the document has its critical CSS inline and the stylesheet for browsers without scripts', async () => {
  const html = await finishDocument(rendered(), options)
  expect(html).toContain(
    '<style>p{margin:0}</style><noscript><link rel="stylesheet" href="/site.css"></noscript></head>',
  )
})

test('the first paint waits until the parser has reached what follows the first screen', async () => {
  const long = 'Words '.repeat(40)
  const main = `<p>Hero</p><section>${long}</section><section><h2 id="next">Next</h2></section>`
  expect(await finishDocument(rendered(main), { ...options, criticalCssKey: 'long page' })).toContain(
    '<link rel="expect" href="#next" blocking="render">',
  )
})

test('the web fonts are fetched together with the stylesheet', async () => {
  const css = 'p{margin:0}@font-face{font-family:Web;src:url(/web.woff2)format("woff2")}'
  const html = await finishDocument(rendered(), {
    ...options,
    criticalCssKey: 'page with a font',
    stylesheet: { href: '/site.css', css },
  })
  expect(html).toContain(
    '<noscript><link rel="preload" as="font" crossorigin="" href="/web.woff2"><link rel="stylesheet"',
  )
})

test('an answer to a form or a search links the stylesheet in its head', async () => {
  const html = await finishDocument(rendered(), { ...options, criticalCssKey: undefined })
  expect(html).toContain('<link rel="stylesheet" href="/site.css"></head>')
  expect(html).not.toContain('<style>')
})

test('one small inline script follows the page, and names the script to fetch after the first paint', async () => {
  const html = await finishDocument(rendered(), options)
  expect(html.match(/<script(?! type="speculationrules")/g)).toHaveLength(1)
  expect(html).toMatch(/<\/main><script type="module" data-site="\/site\.js">[^<]+<\/script>/)
})

test('in development React Refresh is evaluated before any module with a component', async () => {
  const html = await finishDocument(rendered(), { ...options, refreshModule: '/refresh' })
  expect(html).toContain('data-refresh="/refresh"')
})

test('structured data is at the end of the body', async () => {
  const html = await finishDocument(rendered(), { ...options, structuredData: '{"a":"<p>"}' })
  expect(html).toContain('<script type="application/ld+json">{"a":"<p>"}</script></body>')
})
