import { expect, test } from 'vitest'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { keepNotice, listNotices } from './privacy-notices.ts'

describeOnSqlite('The privacy notice', (suite) => {
  test('is kept in each version that was shown, with all its words, as it first was', async () => {
    const { database } = suite
    await keepNotice(database, privacyNotice, 0)
    const changed = { ...privacyNotice, version: 'later', sections: privacyNotice.sections.slice(1) }
    await keepNotice(database, changed, 1_000)
    await keepNotice(database, { ...changed, sections: [] }, 2_000)
    const [later, first] = await listNotices(database.db)
    expect([later?.version, first?.version]).toEqual(['later', privacyNotice.version])
    for (const { heading } of changed.sections) expect(later?.words).toContain(heading.toUpperCase())
    for (const block of privacyNotice.sections.flatMap(({ blocks }) => blocks))
      expect(first?.words).toContain(
        block.kind === 'p' ? block.text : (block.kind === 'list' ? block.items : block.head).at(-1),
      )
  })
})
