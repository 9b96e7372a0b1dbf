import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { blog } from '#content/pages/articles.ts'
import { brand } from '#content/site/brand.ts'
import { allPages } from '#content/site/pages.ts'
import type { PreviewTask, RenderedPages } from './editing/preview-thread.ts'
import { createReference } from './enquiries/reference.ts'
import { createPageRenderer } from './page-renderer.ts'
import { openDatabase } from './platform/db/database.ts'
import { parseEnvironment } from './platform/environment.ts'
import { createLog } from './platform/log.ts'
import { readBuiltFiles } from './static/built-files.ts'
import { createVisitorServices } from './visitor-services.ts'

/** In a thread whose modules were evaluated with a draft: the pages as they would be. Stores nothing. */
export async function renderPages(
  buildDirectory: string,
  { paths, at }: Omit<PreviewTask, 'content'>,
): Promise<RenderedPages> {
  const environment = parseEnvironment(process.env)
  const log = createLog('error')
  const database = await openDatabase(environment, { upgradeCopy: false })
  try {
    const sources = {
      now: () => at,
      createId: () => randomUUID(),
      createReference: () => createReference(brand.referencePrefix, Math.random),
      callSecret: () => '',
    }
    const { slots, isBookable, servicesFor } = createVisitorServices({
      environment,
      database,
      log,
      sources,
      callAddress: async () => '',
      wake() {},
    })
    const pages = await createPageRenderer({
      environment,
      database,
      log,
      files: await readBuiltFiles(join(buildDirectory, 'client')),
      loadPages: undefined,
      readDaySlots: slots.read,
      isBookable,
      servicesFor,
      now: sources.now,
    })
    await pages.cache.stop()
    const rendered: RenderedPages = {}
    const own = blog.filter(({ text }) => text !== '').map(({ link }) => link)
    for (const path of paths ?? [...allPages.map(({ path }) => path), ...own]) {
      const response = await pages.render(new Request(environment.siteUrl + path), '')
      if (response.status === 200) rendered[path] = await response.text()
    }
    return rendered
  } finally {
    await database.close()
  }
}
