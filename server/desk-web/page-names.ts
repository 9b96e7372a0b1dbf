import { blog } from '#content/pages/articles.ts'
import { allPages } from '#content/site/pages.ts'

/** Every page that an enquiry can come from, by its name; of our own articles their titles. */
export const namedPages: readonly { value: string; label: string }[] = [
  ...allPages.map(({ path, name }) => ({ value: path, label: name })),
  ...blog.filter(({ text }) => text !== '').map(({ link, title }) => ({ value: link, label: title })),
]
