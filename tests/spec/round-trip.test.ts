import { afterAll, beforeAll, expect, test } from 'vitest'
import { allPages, pages } from '#content/site/pages.ts'
import { serviceNames } from '#content/site/services.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { transferredDocument } from '../support/transferred-document.ts'

// One round trip for a document; a second one for guides, which are below the first screen (docs/decisions/0036).

/** TCP's initial congestion window: ten packets of 1,460 bytes. */
const initialWindowBytes = 14_600

let site: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

/** Pages with a guide below their first screen; tests/site/budgets.test.ts holds that the first round trip shows it. */
const guidePages: string[] = [pages.joinUs, ...serviceNames.map((name) => pages[name])].map(
  ({ path }) => path,
)
const guidePageBytes = 18_000
/**
 * Our Services has the drawn map as well (docs/decisions/0049). It takes the same two round trips: the second brings
 * twenty packets, of which it fills four.
 */
const mapPageBytes = 19_000

function mostBytes(path: string): number {
  if (path === pages.ourServices.path) return mapPageBytes
  return guidePages.includes(path) ? guidePageBytes : initialWindowBytes
}

test.each(allPages.map(({ path }) => [path, mostBytes(path)] as const))(
  '%s is transferred in at most %i bytes, headers included',
  async (path, most) => {
    // A page rendered per request is compressed at the highest level from its second request on.
    await transferredDocument(site, path)
    const { body, headerBytes } = await transferredDocument(site, path)
    expect(body.byteLength + headerBytes).toBeLessThanOrEqual(most)
  },
)
