import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceBuild } from './replace-build.ts'

describe('a build that replaces another', () => {
  const page = 'client/index.html'
  const files = [
    'server/index.js',
    'server/critical-css.json',
    'brochure/index.cjs',
    'desk/assets/desk.js',
    'desk/assets/desk.css',
    'brochure.pdf',
    'stamp',
    page,
  ]
  let directory: string
  let next: string

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'advice-site-build-'))
    next = join(directory, '.next-1')
    await write(directory, 'old')
    await write(next, 'new')
  })
  afterEach(() => rm(directory, { recursive: true }))

  const write = async (folder: string, text: string) => {
    for (const file of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
  }
  const contents = () => Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))

  test('takes its place as a whole', async () => {
    await writeFile(join(directory, 'client/gone.html'), 'old')
    await replaceBuild(next, directory, [page])
    expect(await contents()).toEqual(files.map(() => 'new'))
    await expect(readFile(join(directory, 'client/gone.html'))).rejects.toThrow('ENOENT')
  })

  test.each(files)('leaves it as it is where it lacks %s', async (file) => {
    await writeFile(join(next, file), '')
    await expect(replaceBuild(next, directory, [page])).rejects.toThrow(`The build has no ${file}.`)
    expect(await contents()).toEqual(files.map(() => 'old'))
  })
})
