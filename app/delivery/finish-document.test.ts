import { expect, test } from 'vitest'
import { finishDocument } from './finish-document.ts'

const scripts =
  '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/entry.js"/></head><body><main><p>Words</p></main><script>one()</script><script type="module" async="">import "/a.js"</script><script>two()</script>'
const rendered = (tail = scripts) => `<!DOCTYPE html><html><head><title>T</title>${tail}</body></html>`
const options = {
  stylesheet: { href: '/site.css', css: 'p{margin:0}' },
  criticalCssKey: 'page 200',
  entryModule: '/entry.js',
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
  const tail = scripts.replace(
    '<main><p>Words</p></main>',
    `<main><p>Hero</p><section>${long}</section><section><h2 id="next">Next</h2></section></main>`,
  )
  expect(await finishDocument(rendered(tail), { ...options, criticalCssKey: 'long page' })).toContain(
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

test('nothing is preloaded or run before the first paint: one inert script holds all scripts, in their order', async () => {
  const html = await finishDocument(rendered(), options)
  expect(html).not.toContain('modulepreload')
  expect(html).toContain(
    '<script type="text/plain" data-entry="/entry.js" data-modules="/a.js">one()\ntwo()\nimport "/a.js"</script></body>',
  )
})

test('in development React Refresh is evaluated before any module with a component', async () => {
  const html = await finishDocument(rendered(), { ...options, refreshModule: '/refresh' })
  expect(html).toContain('data-modules="/refresh /a.js"')
})

test('structured data is at the end of the body', async () => {
  const html = await finishDocument(rendered(), { ...options, structuredData: '{"a":"<p>"}' })
  expect(html).toContain('<script type="application/ld+json">{"a":"<p>"}</script></body>')
})

test("a document without React Router's scripts is refused, so that the build fails", async () => {
  const without = rendered('</head><body><main><p>Words</p></main>')
  await expect(finishDocument(without, options)).rejects.toThrow('has not rendered the scripts')
})
