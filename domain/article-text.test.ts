import { expect, test } from 'vitest'
import { articlePieces, readingMinutes, wordCount } from './article-text.ts'

test('an article is read as paragraphs, headings and lists', () => {
  const text = '\nFirst line\ngoes on.\n\n## What next\n\n- one\n- two\n \n\n- not a list\nbut prose\n'
  expect(articlePieces(text)).toEqual([
    { kind: 'p', text: 'First line goes on.' },
    { kind: 'heading', text: 'What next' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'p', text: '- not a list but prose' },
  ])
})

test('its reading time is in whole minutes, at least one', () => {
  expect(wordCount('## A heading\n\n- one\n- two')).toBe(4)
  expect(readingMinutes('word')).toBe(1)
  expect(readingMinutes('word '.repeat(560))).toBe(3)
})
