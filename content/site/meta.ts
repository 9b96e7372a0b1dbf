import { brand } from './brand.ts'

/** What a search result, a bookmark and a shared link show of a page. */
export interface PageMeta {
  title: string
  description: string
}

export function meta(title: string, description: string): PageMeta {
  return { title: `${title} | ${brand.name}`, description }
}
