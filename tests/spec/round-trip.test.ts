import { afterAll, beforeAll, expect, test } from 'vitest'
import { allPages } from '#content/site/pages.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { transferredDocument } from '../support/transferred-document.ts'

// With more content than the sample has, a page may need a second round trip for what is below its first screen.

/** TCP's initial congestion window: ten packets of 1,460 bytes. */
const initialWindowBytes = 14_600

let site: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

test.each(allPages.map(({ path }) => path))('%s fits into one round trip, headers included', async (path) => {
  // A page rendered per request is compressed at the highest level from its second request on.
  await transferredDocument(site, path)
  const { body, headerBytes } = await transferredDocument(site, path)
  expect(body.byteLength + headerBytes).toBeLessThanOrEqual(initialWindowBytes)
})
