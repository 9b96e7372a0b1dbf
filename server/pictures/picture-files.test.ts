import { expect, test } from 'vitest'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import { parsePicture } from './picture-file.ts'
import { createPictureFiles } from './picture-files.ts'
import { png } from './pictures.test-support.ts'
import { listPictures, picturePath, removePicture, storePicture } from './pictures.ts'

describeOnSqlite('a picture of the desk', (suite) => {
  const bytes = png(300, 200)
  const store = async (alt: string) => {
    const parsed = parsePicture(bytes)
    if (!parsed.ok) throw new Error(parsed.reason)
    const picture = { ...parsed.picture, alt, createdUtc: '2026-11-15T12:00:00.000Z' }
    await transact(suite.database, (trx) => storePicture(trx, picture))
  }

  test('is one, however often its bytes are stored, with the newest text', async () => {
    await store('A studio')
    await store('A radio studio')
    expect(await listPictures(suite.database.db)).toMatchObject([
      { alt: 'A radio studio', format: 'png', width: 300, height: 200 },
    ])
  })

  test('is answered like a built file by every instance, until it is removed', async () => {
    const instances = [suite.database, await suite.openAnother()].map((database) => {
      const files: MemoryFiles = new Map()
      return { files, pictures: createPictureFiles(database, files) }
    })
    const [entry] = await listPictures(suite.database.db)
    const path = entry ? picturePath(entry) : ''
    for (const { files, pictures } of instances) {
      const version = await pictures.refresh()
      const file = files.get(path)
      expect(file).toMatchObject({ type: 'image/png', cacheControl: 'public, max-age=31536000, immutable' })
      expect(file?.bodies.identity.equals(bytes)).toBe(true)
      expect(pictures.find(path)).toEqual(entry)
      expect(await pictures.refresh()).toBe(version)
    }
    await transact(suite.database, (trx) => removePicture(trx, entry?.hash ?? ''))
    for (const { files, pictures } of instances) {
      await pictures.refresh()
      expect(files.get(path)).toBeUndefined()
    }
  })
})
