import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)

test('each test that docs/reliability.md names is there under that name', async () => {
  const document = await readFile(new URL('docs/reliability.md', root), 'utf8')
  const named = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)]
  expect(named.length).toBeGreaterThan(30)
  for (const [name, file = '', title = ''] of named) {
    const source = await readFile(new URL(file, root), 'utf8')
    const isThere = title.split('…').every((part) => source.includes(part.trim()))
    expect([name, isThere]).toEqual([name, true])
  }
})
