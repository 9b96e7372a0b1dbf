// The fingerprint of an article: by it a form knows whether somebody has changed the article since, and which fields.
import { createHash } from 'node:crypto'
import type { ListedArticle } from '#server/articles/articles.ts'

/** Changes with each field; tells which ones were changed. */
export function fingerprint(item: ListedArticle): string {
  return editedFields.map((name) => `${name}.${hashOf(item[name])}`).join(' ')
}

/** The fields by which two fingerprints differ. */
export function changedFields(before: string, after: string): EditedField[] {
  const was = before.split(' ')
  return editedFields.filter((_, index) => was[index] !== after.split(' ')[index])
}

const editedFields = [
  'title',
  'content',
  'link',
  'image',
  'text',
  'date',
  'author',
  'outlet',
  'related',
  'approvedBy',
  'isHidden',
] as const satisfies (keyof ListedArticle)[]
export type EditedField = (typeof editedFields)[number]

function hashOf(value: string | boolean | undefined): string {
  return createHash('sha256')
    .update(String(value ?? ''))
    .digest('hex')
    .slice(0, 8)
}
