import { lifeEventTexts } from '#content/pages/life-events.ts'
import { serviceTexts } from '#content/pages/services.ts'
import type { PageCopy } from './meta.ts'
import { type PageName, pageCopyLoaders } from './pages.ts'
import { serviceNames } from './services.ts'

const loaded = Object.entries(pageCopyLoaders()).map(async ([name, load]) => [name, await load()])
const services = serviceNames.map((name) => [name, serviceTexts[name].page])

/** The copy of every page. For the server only: a page imports its own. */
export const pageCopy = Object.fromEntries([
  ...(await Promise.all(loaded)),
  ...services,
  ...Object.entries(lifeEventTexts),
]) as Record<PageName, PageCopy>
