import { expect, test } from 'vitest'
import { emptyArticle } from '#content/pages/articles.ts'
import { articleMetaTags, pageMetaTags } from './meta-tags.ts'

test('an article tells as much as a page of how it is to be shared, the size of its picture included', () => {
  const article = { ...emptyArticle, title: 'Pensions', content: 'What to know', link: '/Blog/pensions' }
  const names = (tags: object[]) => tags.flatMap((tag) => ('property' in tag ? [tag.property] : []))
  const ofArticle = names(articleMetaTags(article))
  expect(ofArticle).toEqual(names(pageMetaTags('blog', { title: 'Blog', description: 'Articles' })))
  expect(ofArticle).toContain('og:image:width')
})
