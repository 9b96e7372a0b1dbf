import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnvironment } from './environment.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['DATABASE_URL', 'databaseUrl', 'postgres://site:secret@db.example.com/site'],
  ['SMTP_URL', 'smtpUrl', 'smtp://site:secret@mail.example.com:587'],
] as const)('%s may lie in a file, and not in both places', async (name, key, value) => {
  const file = path.join(folder, name)
  await writeFile(file, `${value}\n`)
  expect(parseEnvironment({ [`${name}_FILE`]: file })[key]).toBe(value)
  expect(() => parseEnvironment({ [`${name}_FILE`]: file, [name]: value })).toThrow(
    `${name} and ${name}_FILE are both set: leave one of them out.`,
  )
  await writeFile(file, 'secret')
  expect(() => parseEnvironment({ [`${name}_FILE`]: file })).toThrow(
    new RegExp(`^${name} must be an address like .*…\\.$`),
  )
})
