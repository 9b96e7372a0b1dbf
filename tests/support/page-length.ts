import { pages } from '#content/site/pages.ts'
import { serviceNames } from '#content/site/services.ts'

const services: string[] = serviceNames.map((name) => pages[name].path)

/** How many screens of 360 by 800 px a page may take on a phone; Infinity where nothing was decided. */
export function mostScreens(path: string): number {
  if (services.includes(path)) return 8
  return path === pages.ourServices.path ? 10 : Number.POSITIVE_INFINITY
}
