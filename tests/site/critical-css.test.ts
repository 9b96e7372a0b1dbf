import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allPages } from '#content/site/pages.ts'
import { buildDirectory, loadBundle } from '../../commands/build.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { elementsOf, parsePage } from '../support/served-page.ts'

test('a site that starts has the critical CSS of the pages that it renders from the build', async () => {
  const file = await readFile(join(buildDirectory, 'server/critical-css.json'), 'utf8')
  const found: [key: string, css: string][] = JSON.parse(file)
  const { entry } = await loadBundle()
  const { criticalCssCache } = entry.module as typeof entry.module & { criticalCssCache: Map<string, string> }
  for (const [key] of found) criticalCssCache.set(key, '.from-the-build{}')
  const site = await openBuiltSite()
  try {
    for (const { path } of allPages.filter(({ delivery }) => delivery === 'rendered')) {
      const page = parsePage(await (await site.request(path)).text())
      expect([path, ...elementsOf(page, 'style').map(({ children }) => children.join(''))]).toContain(
        '.from-the-build{}',
      )
    }
  } finally {
    // Other tests have the same bundle.
    for (const [key, css] of found) criticalCssCache.set(key, css)
    await site.close()
  }
})
