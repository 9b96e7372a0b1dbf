import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pictureNames } from './icons.tsx'

test('every icon that is asked for by name is drawn in the file, and no other', async () => {
  const file = await readFile(new URL('./icons.svg', import.meta.url), 'utf8')
  const drawn = [...file.matchAll(/<g id="([^"]+)">\s*<path/g)].map(([, name]) => name)
  expect(drawn.sort()).toEqual([...pictureNames].sort())
})
