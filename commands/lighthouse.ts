/** `npm run lighthouse`: Lighthouse's audits on every page, except performance (see `npm run bench`). */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { allPages } from '#content/site/pages.ts'
import { browserArguments, ensureBrowser } from './browser.ts'
import { freePort } from './free-port.ts'
import { startSite } from './site-process.ts'

const categories = ['accessibility', 'best-practices', 'seo']

const site = await startSite()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
})
let failed = 0
for (const { path } of allPages) {
  const { scores, found } = await judge(path)
  failed += found.length
  console.log(`${scores.join('  ')}  ${path}${found.map((audit) => `\n    ${audit}`).join('')}`)
}
await browser.close()
await site.stop()
console.log(`\n${categories.join(', ')}: ${failed === 0 ? '100 on every page' : `${failed} audits failed`}`)
process.exit(failed === 0 ? 0 : 1)

async function judge(path: string): Promise<{ scores: string[]; found: string[] }> {
  const result = await lighthouse(site.address + path, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: categories,
    // Pages with noindex fail this audit on purpose.
    ...((await isHidden(path)) && { skipAudits: ['is-crawlable'] }),
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse could not judge ${path}: ${lhr.runtimeError.message}`)
  const scores = categories.map((id) =>
    String(Math.round((lhr.categories[id]?.score ?? 0) * 100)).padStart(3),
  )
  const counted = categories.flatMap((id) =>
    (lhr.categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  )
  const found = counted.flatMap(({ id }) => {
    const audit = lhr.audits[id]
    return audit?.score === null || audit?.score === 1 ? [] : [`${id}: ${audit?.title}`]
  })
  return { scores, found }
}

async function isHidden(path: string): Promise<boolean> {
  return (await (await fetch(site.address + path)).text()).includes('<meta name="robots" content="noindex"')
}
