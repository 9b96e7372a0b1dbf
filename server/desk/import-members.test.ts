import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Adviser, allAdvisers } from '#content/pages/advisers.ts'
import { entries, withChanges } from '#content/site/entry.ts'
import { publishedAt } from '#server/editing/publications.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { importMembers } from './import-members.ts'
import { Refusal } from './refusal.ts'

const sample = await readFile(new URL('../../docs/members.csv', import.meta.url), 'utf8')

describeOnSqlite('Advisers from a file', (suite) => {
  const run = async (text: string, isDryRun = false) => {
    const desk = { database: suite.database, now: Date.now, createId: () => randomUUID() }
    const result = await importMembers(desk, { text, operator: 'ann', reason: 'as sent', isDryRun })
    return result instanceof Refusal ? result.message.split('\n') : result
  }
  const members = async () => {
    const published = await publishedAt(suite.database.db, Date.now())
    const { shipped } = entries.get('people/advisers') ?? {}
    return withChanges(shipped, published['people/advisers'] ?? {}) as Adviser[]
  }

  test('are added and changed by their register number, after a dry run that stores nothing', async () => {
    expect(await run(sample, true)).toHaveLength(1)
    expect(await members()).toHaveLength(allAdvisers.length)
    await run(sample)
    const added = (await members()).at(-1)
    expect(added).toMatchObject({ slug: 'ada-sample', town: 'Reading', employed: false, reviews: [] })
    expect(added?.advises).toMatchObject({ mortgagePlanning: true, equityRelease: false })
    expect(added?.qualifications).toEqual([
      {
        name: 'Certificate in Mortgage Advice and Practice',
        source: 'certificate seen',
        checkedOn: '2026-10-05',
        reviewBy: '2027-10-05',
      },
    ])
    await run(sample.replace('Reading,RG1', '"Bath",BA1'))
    expect((await members()).at(-1)).toMatchObject({ slug: 'ada-sample', town: 'Bath' })
    expect(await members()).toHaveLength(allAdvisers.length + 1)
    expect(await run(sample.replace('Reading,RG1', 'Bath,BA1'))).toEqual([])
  })

  test('are refused as a whole, with the line and the column of what is wrong', async () => {
    const before = await members()
    const [header = '', row = ''] = sample.split('\n')
    const bad = [
      header,
      row.replace('XYZ01234', 'XYZ-1').replace('RG1,', 'RG1 4AB,'),
      row.replace('XYZ01234', 'XYZ00002').replace('Mortgage Planning;', 'Tax Planning;'),
      row.replace('XYZ01234', 'XYZ00002').replace(' | 2027-10-05', ''),
    ].join('\r\n')
    expect(await run(bad)).toEqual([
      'Nothing is stored:',
      'line 2, register number: “XYZ-1” is not like ABC01234',
      'line 2, district: “RG1 4AB” is not the first half of a postcode',
      expect.stringMatching(/^line 3, services: “Tax Planning” is none of Mortgage Planning, /),
      expect.stringMatching(/^line 4, qualifications: .* is not name \| evidence/),
      'line 4, register number: line 3 has it too',
    ])
    const promise = row
      .replace('XYZ01234', 'XYZ00003')
      .replace('She likes', 'She gives free advice, and likes')
    expect(await run(`${header}\n${promise}`)).toEqual([
      'Nothing is stored:',
      expect.stringMatching(/^line 2, bio: Nothing may be promised/),
    ])
    expect(await run('name,town\nAda,Bath')).toEqual([
      expect.stringContaining('The first line must have these columns too: register number, district'),
    ])
    expect(await members()).toEqual(before)
  })
})
