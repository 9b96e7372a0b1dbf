import { describe, expect, test } from 'vitest'
import { attributesOf, descendantsOf, elementNamed, elementsOf, outerHtml } from './html-tree.ts'

describe('The elements of a rendered document', () => {
  test('do not include what looks like one in a script, a style, a comment or an attribute', () => {
    const html =
      '<p title="a > b"><!-- <b> --><br/>x</p><style>@media (width<p){}</style><script>"<i>"</script>'
    expect(descendantsOf(elementsOf(html)).map(({ tagName }) => tagName)).toEqual([
      'p',
      'br',
      'style',
      'script',
    ])
    expect(outerHtml(elementNamed(elementsOf(html), 'p'))).toBe('<p title="a > b"><!-- <b> --><br/>x</p>')
  })

  test('have their attributes with and without values', () => {
    const input = elementNamed(elementsOf('<input disabled name="a=b" data-x=""/>'), 'input')
    expect(attributesOf(input)).toEqual([
      ['disabled', ''],
      ['name', 'a=b'],
      ['data-x', ''],
    ])
  })

  test.each(['<p><b></p>', '<p>', '</p>'])(
    'are refused where an element has no end tag of its own: %s',
    (html) => {
      expect(() => elementsOf(html)).toThrow(/does not close|closes/)
    },
  )
})
