import { beforeAll, describe, expect, test } from 'vitest'
import { blog } from '#content/pages/articles.ts'
import { costQuestion } from '#content/site/cost-question.ts'
import { pageCopy } from '#content/site/page-copy.ts'
import { allPages, consultationPath, pageNames, pages } from '#content/site/pages.ts'
import { type Element, elementsOf } from '../support/served-page.ts'
import { pageAt, request } from '../support/shared-site.ts'

const origin = 'http://localhost:3000'
/** Every page, and the variants by query. */
const beginnings = [
  ...allPages.map(({ path }) => path),
  `${pages.contactUs.path}?audience=adviser`,
  consultationPath,
  '/no-such-page',
]

const costAnswer = `${costQuestion.path}#${costQuestion.id}`

interface Found {
  from: string
  element: Element
  href: string
}

const crawled = new Map<string, { status: number; page: Element | null }>()

beforeAll(async () => {
  const waiting: string[] = [...beginnings]
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (crawled.has(path)) continue
    const response = await request(path)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const page = isPage ? await pageAt(path) : null
    crawled.set(path, { status: response.status, page })
    if (page) waiting.push(...insideLinks(path, page).map(({ href }) => pathOf(href)))
  }
})

describe('Links within the site', () => {
  test('all lead to an answer', () => {
    const broken = allLinks(insideLinks).filter(({ from, href }) => {
      const status = crawled.get(pathOf(href))?.status
      return pathOf(href) !== from && status !== 200 && status !== 303
    })
    expect(broken.map(describeLink)).toEqual([])
  })

  test('with an anchor lead to something that has its id', () => {
    const anchored = allLinks(insideLinks).filter(({ href }) => href.includes('#'))
    expect(anchored.length).toBeGreaterThan(0)
    const broken = anchored.filter(({ href }) => {
      const page = crawled.get(pathOf(href))?.page
      const id = decodeURIComponent(href.slice(href.indexOf('#') + 1))
      return !page || !elementsOf(page).some(({ attributes }) => attributes.id === id)
    })
    expect(broken.map(describeLink)).toEqual([])
  })

  test('use the canonical path, so that none is redirected', () => {
    expect([...crawled].filter(([, { status }]) => status === 301).map(([path]) => path)).toEqual([])
  })

  test('reach every page from the landing page', () => {
    const reached = new Set<string>(['/'])
    for (const path of reached) {
      const page = crawled.get(path)?.page
      if (page) for (const { href } of insideLinks(path, page)) reached.add(pathOf(href))
    }
    expect(allPages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
  })

  test('open in the same tab, except from within a form', () => {
    const leaving = allLinks(insideLinks).filter(({ element }) => element.attributes.target === '_blank')
    const isArticle = (href: string) => href.startsWith(`${pages.blog.path}/`)
    expect([...new Set(leaving.map(({ href }) => href))].filter((href) => !isArticle(href)).sort()).toEqual([
      costAnswer,
      pages.ourFees.path,
      pages.privacyPolicy.path,
    ])
    // Read More opens in a new tab, as specified.
    const fromList = leaving.filter(({ href }) => isArticle(href)).map(({ from }) => from.split('?')[0])
    // A firm that writes at the desk has none here.
    expect([...new Set(fromList)]).toEqual(blog.some(({ text }) => text) ? [pages.blog.path] : [])
  })
})

describe('Links out of the site', () => {
  test('have a valid URL', () => {
    const odd = allLinks(outsideLinks).filter(({ href }) => !isSane(href))
    expect(odd.map(describeLink)).toEqual([])
    expect(allLinks(outsideLinks).length).toBeGreaterThan(0)
  })

  test('to the web open in a new tab, say so, and have rel=noopener', () => {
    const web = allLinks(outsideLinks).filter(({ href }) => href.startsWith('https:'))
    const odd = web.filter(({ element: { attributes, children } }) => {
      const words = attributes['aria-label'] ?? JSON.stringify(children)
      return (
        attributes.target !== '_blank' ||
        !attributes.rel?.split(' ').includes('noopener') ||
        !words.includes('opens in a new tab')
      )
    })
    expect(odd.map(describeLink)).toEqual([])
  })

  test('are made of every phone number and e-mail address of a text', () => {
    const plain = [...crawled].flatMap(([path, { page }]) =>
      page ? unlinkedContacts(page).map((contact) => `${contact} on ${path}`) : [],
    )
    expect(plain).toEqual([])
  })

  test('have an href that is not empty or #', () => {
    const links = [...crawled].flatMap(([from, { page }]) => (page ? linksOf(from, page) : []))
    expect(links.filter(({ href }) => href === '' || href === '#').map(describeLink)).toEqual([])
  })
})

describe('Every page', () => {
  test('is in British English, has one main heading, and uses each id once', () => {
    for (const [path, { page }] of crawled)
      if (page) {
        expect(elementsOf(page, 'html')[0]?.attributes, path).toMatchObject({ lang: 'en-GB' })
        expect(elementsOf(page, 'h1'), path).toHaveLength(1)
      }
    const repeated = [...crawled].flatMap(([path, { page }]) => {
      const ids = page ? elementsOf(page).flatMap(({ attributes }) => attributes.id ?? []) : []
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`)
    })
    expect(repeated).toEqual([])
  })

  test('has images, styles and scripts that exist', async () => {
    const files = new Set([...crawled.values()].flatMap(({ page }) => (page ? filesOf(page) : [])))
    expect(files.size).toBeGreaterThan(0)
    const broken: string[] = []
    for (const file of files) {
      const { status } = await request(file)
      if (status !== 200) broken.push(`${status} ${file}`)
    }
    expect(broken).toEqual([])
  })

  test('sends its forms to paths of the site', () => {
    const targets = [...crawled].flatMap(([path, { page }]) =>
      page ? elementsOf(page, 'form').map((form) => form.attributes.action ?? path) : [],
    )
    expect(targets.length).toBeGreaterThan(0)
    for (const target of targets) expect(crawled.get(pathOf(target))?.status, target).toBe(200)
  })
})

describe('What a shared link and a search result show', () => {
  test.each(pageNames)('%s', async (name) => {
    const { path, indexed } = pages[name]
    const page = crawled.get(path)?.page
    if (!page) throw new Error(`${path} was not crawled`)
    const { title, description } = pageCopy[name].meta
    expect(elementsOf(page, 'title').map(({ children }) => children.join(''))).toEqual([title])
    expect(metaOf(page, 'description')).toEqual([description])
    expect(metaOf(page, 'robots')).toEqual(indexed ? [] : ['noindex'])
    if (!indexed) return
    const canonical = elementsOf(page, 'link').filter(({ attributes }) => attributes.rel === 'canonical')
    expect(canonical.map(({ attributes }) => attributes.href)).toEqual([origin + path])
    expect(metaOf(page, 'og:title')).toEqual([title])
    expect(metaOf(page, 'og:description')).toEqual([description])
    expect(metaOf(page, 'og:url')).toEqual([origin + path])
    expect(metaOf(page, 'og:type')).toEqual(['website'])
    expect(metaOf(page, 'og:locale')).toEqual(['en_GB'])
    const picture = `/social/${name}.jpg`
    expect(metaOf(page, 'og:image')).toEqual([origin + picture])
    const response = await request(picture)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})

function linksOf(from: string, page: Element): Found[] {
  return elementsOf(page, 'a').map((element) => ({ from, element, href: element.attributes.href ?? '' }))
}

/** Links to pages of this site; `#anchors` are resolved. */
function insideLinks(from: string, page: Element): Found[] {
  return linksOf(from, page)
    .filter(({ href }) => /^[/#?]/.test(href))
    .map((link) => ({ ...link, href: link.href.startsWith('/') ? link.href : pathOf(from) + link.href }))
}

function outsideLinks(from: string, page: Element): Found[] {
  return linksOf(from, page).filter(({ href }) => !/^[/#?]/.test(href))
}

function allLinks(kind: typeof linksOf): Found[] {
  return [...crawled].flatMap(([from, { page }]) => (page ? kind(from, page) : []))
}

function pathOf(href: string): string {
  return href.replace(/#.*/, '')
}

function describeLink({ from, href }: Found): string {
  return `${href} on ${from}`
}

function isSane(href: string): boolean {
  if (href.startsWith('tel:')) return /^tel:\+44\d{9,10}$|^tel:0\d{9,10}$|^tel:(999|116123)$/.test(href)
  if (href.startsWith('mailto:')) return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?\S+)?$/.test(href)
  return href.startsWith('https://') && URL.canParse(href) && new URL(href).hostname.includes('.')
}

/** Phone numbers and e-mail addresses that are not within a link or a form. */
function unlinkedContacts({ tag, children }: Element): string[] {
  if (['a', 'head', 'script', 'style', 'template', 'textarea'].includes(tag)) return []
  return children.flatMap((child) =>
    typeof child === 'string'
      ? (child.match(/\b0\d{2,4}\s\d{3,4}\s?\d{3,4}\b|[\w.+-]+@[\w-]+\.[\w.-]+\w/g) ?? [])
      : unlinkedContacts(child),
  )
}

function filesOf(page: Element): string[] {
  const wanted = ['stylesheet', 'icon', 'apple-touch-icon', 'manifest', 'modulepreload', 'preload']
  return [
    ...elementsOf(page, 'img').flatMap(({ attributes: { src = '', srcset = '' } }) => [
      src,
      ...srcset.split(', ').map((one) => one.split(' ')[0] ?? ''),
    ]),
    ...elementsOf(page, 'script').map(({ attributes }) => attributes.src ?? ''),
    ...elementsOf(page, 'link')
      .filter(({ attributes }) => wanted.includes(attributes.rel ?? ''))
      .map(({ attributes }) => attributes.href ?? ''),
  ].filter((file) => file.startsWith('/'))
}

function metaOf(page: Element, name: string): string[] {
  return elementsOf(page, 'meta')
    .filter(({ attributes }) => attributes.name === name || attributes.property === name)
    .map(({ attributes }) => attributes.content ?? '')
}
