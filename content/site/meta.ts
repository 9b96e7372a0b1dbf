import { brand } from './brand.ts'

export interface PageMeta {
  title: string
  description: string
}

export function meta(title: string, description: string): PageMeta {
  return { title: `${title} | ${brand.name}`, description }
}
