import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('That the charges are samples is said by fee-words.ts alone, which stops when they are the firm’s own', async () => {
  const said: string[] = []
  for await (const file of glob(
    ['content/pages/guides/*.ts', 'content/pages/service-charts.ts', 'content/mail/brochure.ts'],
    { cwd: root },
  )) {
    const source = readFileSync(join(root, file), 'utf8').replaceAll("'sample' in fees", '')
    // A sample agreement is one to read, not an invented one.
    for (const [words] of source.matchAll(/.{0,40}\bsamples?\b(?! (agreement|figures, edition)).{0,20}/gi))
      said.push(`${file}: ${words.trim()}`)
  }
  expect(said).toEqual([])
})
