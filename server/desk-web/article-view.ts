// An article as its form and its row of the list show it.
import type { ArticleRow } from '#app/desk/articles-page.tsx'
import { allPages } from '#content/site/pages.ts'
import { formatLong, plainDate } from '#domain/plain-date.ts'
import { articleName, isWebAddress } from '#server/articles/article.ts'
import type { ListedArticle } from '#server/articles/articles.ts'
import { type PictureEntry, picturePath } from '#server/pictures/pictures.ts'

export const relatedPages = allPages.map(({ path, name }) => ({ value: path, label: name }))

export function rowOf(
  { id, isHidden, article }: ListedArticle,
  hasPicture: (path: string) => boolean,
): ArticleRow {
  const day = article.date && formatLong(plainDate(article.date))
  return {
    id,
    name: articleName(article),
    by: [article.outlet ?? article.author, day].filter(Boolean).join(', '),
    isHidden,
    picture: !isWebAddress(article.image) && hasPicture(article.image) ? article.image : '',
  }
}

/** The pictures of the desk, the one that the article has, and what the form has. */
export function pictureChoices(
  image: string,
  present: string | undefined,
  pictures: readonly PictureEntry[],
) {
  const stored = pictures.map((picture) => ({ value: picturePath(picture), label: picture.alt }))
  const others = [...new Set([image, present ?? image])].filter((path) =>
    stored.every(({ value }) => value !== path),
  )
  return [...others.map((value) => ({ value, label: value === '' ? 'None' : 'The one it has' })), ...stored]
}
