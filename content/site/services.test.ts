import { describe, expect, test } from 'vitest'
import { serviceCards } from '#content/pages/service-cards.ts'
import { searchIndex } from './answers.ts'
import { dropdowns } from './navigation.ts'
import { pageCopy } from './page-copy.ts'
import { pages } from './pages.ts'
import { serviceEntries, serviceNames } from './services.ts'
import { wording } from './wording.ts'

describe.each(serviceNames)('The entry of %s', (name) => {
  const { path, title, summary, ...entry } = serviceEntries[name]

  test('makes a page with a title, questions and a place in the menu', () => {
    expect(pages[name]).toMatchObject({ path, name: title, family: 'customer' })
    expect(pageCopy[name].meta.title).toContain(title.split('/')[0])
    expect(pageCopy[name].faq?.length).toBeGreaterThan(0)
    expect(dropdowns.Customers).toContainEqual({ name: title, route: path })
  })

  test('makes a card and an entry of the search', () => {
    expect(serviceCards).toContainEqual(expect.objectContaining({ path, title, summary }))
    expect(searchIndex([])).toContainEqual(expect.objectContaining({ kind: 'page', title, to: path }))
  })

  test('makes the checkbox of the callback form that it names', () => {
    if ('callback' in entry) expect(wording.services).toContain(entry.callback.label)
  })
})
