import { brand } from './brand.ts'
import type { FaqItem } from './types.ts'

export interface PageMeta {
  title: string
  description: string
  /** What people type into the search for it that is not in its name or description. */
  keywords?: string
}

/** What the search and search engines are told of a page. Its own route shows the rest of its copy. */
export interface PageCopy {
  meta: PageMeta
  faq?: readonly FaqItem[]
}

export function meta(title: string, description: string, keywords?: string): PageMeta {
  return { title: `${title} | ${brand.name}`, description, ...(keywords && { keywords }) }
}
