import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandLine as actor } from '#server/desk/audit-log.ts'
import { addPicture } from '#server/desk/change-pictures.ts'
import { parsePicture } from '#server/pictures/picture-file.ts'
import { png } from '#server/pictures/pictures.test-support.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { openBuiltSite } from '../support/built-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run desk -- …` */
function desk(env: Record<string, string>, ...typed: string[]) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ['commands/desk.ts', ...typed],
      { cwd: root, env: { ...process.env, NODE_ENV: undefined, ...env } },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
    )
  })
}

describe('Beside the running site', () => {
  let site: Awaited<ReturnType<typeof openBuiltSite>>
  let database: Database
  let env: Record<string, string>
  const sources = { now: Date.now, createId: randomUUID }
  beforeAll(async () => {
    site = await openBuiltSite()
    env = { DATA_DIR: site.dataDir, DATABASE_URL: '' }
    database = await openDatabase({ dataDir: site.dataDir })
  })
  afterAll(async () => {
    await database.close()
    await site.close()
  })

  test('a picture is stored, and answered like a built file a few seconds later', async () => {
    const bytes = png(300, 200)
    const parsed = parsePicture(bytes)
    if (!parsed.ok) throw new Error(parsed.reason)
    const alt = 'Our adviser in a radio studio'
    const { hash } = await transact(database, (trx) =>
      addPicture(trx, { ...parsed.picture, alt }, actor, sources),
    )
    const image = `/pictures/${hash}.png`
    await expect.poll(async () => (await site.request(image)).status, { timeout: 30_000 }).toBe(200)
    const picture = await site.request(image)
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true)
    const again = await site.request(image, { headers: { 'If-None-Match': `"${hash}"` } })
    expect(again.status).toBe(304)
    expect((await site.request('/pictures/0123456789abcdef.png')).status).toBe(404)
  })

  test('a mistake is one sentence, and the command exits with 1', async () => {
    expect(await desk(env, 'outbox', 'drop', 'zzzz')).toEqual({
      code: 1,
      out: '',
      err: 'No message that has yet to go out has an ID like zzzz.\n',
    })
  })
})
