import { describe, expect, test } from 'vitest'
import { firm } from '#content/site/firm.ts'
import {
  type FooterLink,
  footerColumns,
  type NavigationFamily,
  type NavigationItem,
  navigation,
} from '#content/site/navigation.ts'
import { ownCallPath } from '#content/site/own-call-path.ts'
import { allPages, type PageFamily, pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import { type Element, elementsOf, only, textOf } from '../support/served-page.ts'
import { pageAt } from '../support/shared-site.ts'
import { someService } from '../support/some-service.ts'

const asAdviser = '?audience=adviser'
const portal = 'https://portal.example.com/'

/** For customers, and for advisers where both share a page. */
const menusOf: Record<PageFamily, NavigationFamily[]> = {
  landing: ['landing'],
  customer: ['customer'],
  adviser: ['adviser'],
  shared: ['customer', 'adviser'],
  contact: ['contactCustomer', 'contactAdviser'],
}
const menus = allPages.flatMap(({ path, family }) =>
  menusOf[family].map((menu, index) => [index === 0 ? path : path + asAdviser, menu] as const),
)

describe('The menu', () => {
  test.each(menus)('of %s is that of its audience: %s', async (path, menu) => {
    const bar = only(await pageAt(path), 'menu', ({ attributes }) => attributes['aria-label'] === 'Main')
    const submenus = elementsOf(bar, 'ul').filter(({ attributes }) => 'hidden' in attributes)
    const inSubmenus = submenus.flatMap((list) => elementsOf(list, 'a'))
    const items = elementsOf(bar, 'a').filter(
      (link) => !link.attributes.href?.includes('#') && !inSubmenus.includes(link),
    )
    const expected: NavigationItem[] = navigation[menu]
    expect(items.map((link) => `${textOf(link)} ${link.attributes.href}`)).toEqual(
      expected.map(({ label, navigateTo, state }) => `${label} ${navigateTo}${state ? asAdviser : ''}`),
    )
  })

  test.each([
    ['/', []],
    [pages.ourServices.path, ['Our Services']],
    [pages.joinUs.path, ['Join Us']],
    [pages.adviserAboutUs.path, ['About Us']],
    [pages.contactUs.path, ['Contact Us']],
    [pages.contactUs.path + asAdviser, ['Contact Us']],
  ])('of %s marks the current page: %j', async (path, current) => {
    const bar = only(await pageAt(path), 'menu', ({ attributes }) => attributes['aria-label'] === 'Main')
    const marked = elementsOf(bar, 'a').filter(({ attributes }) => attributes['aria-current'] === 'page')
    expect(marked.map(textOf)).toEqual(current)
  })
})

describe('The footer', () => {
  const customerPages = ['/', '/Customer', someService.path, '/ContactUs', pages.blog.path]
  const adviserPages = [
    '/Adviser',
    '/Adviser/Events',
    ...['/ContactUs', pages.blog.path].map((path) => path + asAdviser),
  ]

  test.each([
    ...customerPages.map((path) => [path, 'customer'] as const),
    ...adviserPages.map((path) => [path, 'adviser'] as const),
  ])('of %s has the links for a %s in its columns', async (path, audience) => {
    const footer = footerOf(await pageAt(path))
    for (const { heading, links } of footerColumns) {
      const column = only(
        footer,
        heading,
        ({ tag, children: [first] }) => tag === 'div' && textOf(first ?? '') === heading,
      )
      // The social networks are a list of their own.
      const [list] = elementsOf(column, 'ul')
      expect(list && elementsOf(list, 'a').map((link) => [textOf(link), link.attributes.href])).toEqual(
        links.filter((link) => !link.for || link.for === audience).map((link) => shown(link, audience)),
      )
    }
  })

  test('has a column with the address, and a link to each social network, which opens in a new tab', async () => {
    const footer = footerOf(await pageAt('/'))
    expect(textOf(only(footer, 'address', ({ tag }) => tag === 'address'))).toBe(firm.address.lines.join(' '))
    const links = elementsOf(footer, 'a').map(({ attributes }) => attributes)
    for (const { url } of firm.social) {
      const found = links.filter(({ href }) => href === url)
      expect(found.map(({ target, rel }) => [url, target, rel])).toEqual([[url, '_blank', 'noopener']])
    }
  })
})

describe('The bar of phones', () => {
  const { label, call, book, join } = shellWords.callBar
  const ring = `${call} ${firm.phone.href}`

  test.each([
    ['/Customer', [ring, `${book} /RequestACallback`]],
    // No other call for those who are booking one, or have a link to theirs.
    ['/RequestACallback', [ring]],
    [`${ownCallPath}/${'x'.repeat(32)}`, [ring]],
    ['/Adviser', [ring, `${join} ${pages.joinUs.path}`]],
    [pages.joinUs.path, [ring, `${join} #contact-form`]],
  ])('of %s offers %j', async (path, links) => {
    const bar = only(await pageAt(path), 'bar', ({ attributes }) => attributes['aria-label'] === label)
    expect(elementsOf(bar, 'a').map((link) => `${textOf(link)} ${link.attributes.href}`)).toEqual(links)
  })
})

test('an adviser stays among advisers: every link of their pages to a page of both audiences says so', async () => {
  const shared = allPages.filter(({ family }) => family === 'shared' || family === 'contact')
  const paths = new Set<string>(shared.map(({ path }) => path))
  const adviserPages = allPages.filter(({ family }) => family === 'adviser').map(({ path }) => path)
  const lost: string[] = []
  for (const path of [...adviserPages, ...[...paths].map((path) => path + asAdviser)])
    for (const { attributes } of elementsOf(await pageAt(path), 'a'))
      if (paths.has(attributes.href ?? '')) lost.push(`${attributes.href} on ${path}`)
  expect(lost).toEqual([])
})

test('Log In is in menu and footer, and opens the adviser portal in a new tab', async () => {
  for (const path of ['/', '/Customer', '/Adviser']) {
    const links = elementsOf(await pageAt(path), 'a').filter((link) => textOf(link).startsWith('Log In'))
    expect(links.map(({ attributes }) => [attributes.href, attributes.target])).toEqual(
      Array(2).fill([portal, '_blank']),
    )
  }
})

function footerOf(page: Element): Element {
  return only(page, 'footer', ({ tag, attributes }) => tag === 'footer' && 'data-audience' in attributes)
}

/** The text and address of a link of the footer. */
function shown(link: FooterLink, audience: 'customer' | 'adviser'): [text: string, href: string] {
  if ('portal' in link) return [`${link.label} (opens in a new tab)`, portal]
  if (!('page' in link)) return [link.label, link.href]
  const { path, name, family } = pages[link.page]
  return [link.label ?? name, family === 'shared' && audience === 'adviser' ? path + asAdviser : path]
}
