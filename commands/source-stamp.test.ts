import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceStamp } from './source-stamp.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'alderlode-stamp-'))
  await cp(root, copy, {
    recursive: true,
    filter: (path) => !/[/\\](node_modules|build|\.git|data|shots|test-results|\.react-router)$/.test(path),
  })
})

afterAll(() => rm(copy, { recursive: true }))

test('the same sources have the same stamp, so a second start does not build again', async () => {
  expect(await sourceStamp(copy, ['a'])).toBe(await sourceStamp(copy, ['a']))
})

test('another SITE_URL changes the stamp, because it is built into the pages', async () => {
  expect(await sourceStamp(copy, ['a'])).not.toBe(await sourceStamp(copy, ['b']))
})

test('a changed content file changes the stamp', async () => {
  const before = await sourceStamp(copy, ['a'])
  await appendFile(join(copy, 'content/site/brand.ts'), '// changed\n')
  expect(await sourceStamp(copy, ['a'])).not.toBe(before)
})

test('a changed test does not change the stamp', async () => {
  const before = await sourceStamp(copy, ['a'])
  await appendFile(join(copy, 'domain/call-schedule.test.ts'), '// changed\n')
  expect(await sourceStamp(copy, ['a'])).toBe(before)
})
