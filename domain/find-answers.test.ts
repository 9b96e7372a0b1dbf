import { describe, expect, test } from 'vitest'
import { createAnswerSearch } from './find-answers.ts'

const items = [
  {
    title: 'How much deposit do I need?',
    text: 'A typical deposit is a fifth of the price.',
    page: 'Mortgage',
  },
  { title: 'What does the first meeting cost?', text: 'Nothing.', page: 'Customers' },
  { title: 'How are fees paid?', text: 'It depends on the work.', page: 'Customers' },
  { title: 'Do I need a large sum?', text: 'No. Small deposits will do.', page: 'Investment' },
  { title: 'Somebody cared for me', text: 'Thank them.', page: 'Customers', keywords: 'SDLT bereaved' },
]
const synonyms = [['cost', 'fee', 'price']]
const search = createAnswerSearch(items, synonyms)
const find = (asked: string) => search(asked).map(({ title }) => title)

describe('the search', () => {
  test('ranks the best match first', () => {
    expect(find('deposit')).toEqual(['How much deposit do I need?', 'Do I need a large sum?'])
    expect(find('first meeting')[0]).toBe('What does the first meeting cost?')
  })

  test('matches other forms of a word and prefixes', () => {
    expect(find('deposits')[0]).toBe('How much deposit do I need?')
    expect(find('depo')[0]).toBe('How much deposit do I need?')
    expect(find('mortgages')).toEqual(['How much deposit do I need?'])
  })

  test('matches keywords that the text does not have', () => {
    expect(find('sdlt')).toEqual(['Somebody cared for me'])
  })

  test('does not take one word for the beginning or the stem of another', () => {
    expect(find('car deposit')).not.toContain('Somebody cared for me')
  })

  test('finds nothing where more than half of the words are about something else', () => {
    expect(find('deposit')).not.toEqual([])
    expect(find('purple zebra deposit')).toEqual([])
  })

  test('matches synonyms', () => {
    expect(find('prices')).toContain('What does the first meeting cost?')
    expect(find('cost')).toEqual([
      'What does the first meeting cost?',
      'How are fees paid?',
      'How much deposit do I need?',
    ])
  })

  test.each(['depsoit', 'deposot', 'deposiit', 'eposit'])('tolerates one typing error: %s', (asked) => {
    expect(find(asked)[0]).toBe('How much deposit do I need?')
  })

  test.each(['', '   ', '?!', 'how do I', 'zebra', '__proto__', '\ud800'])(
    'finds nothing for %j',
    (asked) => {
      expect(find(asked)).toEqual([])
    },
  )

  test('ignores case, accents and apostrophes', () => {
    expect(find('DÉPOSIT')[0]).toBe('How much deposit do I need?')
    expect(find('deposit’s')[0]).toBe('How much deposit do I need?')
  })
})
