import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../tests/support/project-copy.ts'
import { sourceStamp } from './source-stamp.ts'

let project: ProjectCopy
let copy: string

beforeAll(async () => {
  project = await copyProject()
  copy = project.folder
})

afterAll(() => project.remove())

test('the same sources have the same stamp, so a second start does not build again', async () => {
  expect(await sourceStamp(copy)).toBe(await sourceStamp(copy))
})

test('a changed content file changes the stamp', async () => {
  const before = await sourceStamp(copy)
  await appendFile(join(copy, 'content/site/brand.ts'), '// changed\n')
  expect(await sourceStamp(copy)).not.toBe(before)
})

test('a changed test does not change the stamp', async () => {
  const before = await sourceStamp(copy)
  await appendFile(join(copy, 'domain/call-schedule.test.ts'), '// changed\n')
  expect(await sourceStamp(copy)).toBe(before)
})
