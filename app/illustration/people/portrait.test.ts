import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { imagePath } from '#content/site/images/catalogue-image.ts'
import { images } from '#content/site/images.ts'
import { people } from './people.ts'
import { portrait } from './portrait.ts'

const folder = join(import.meta.dirname, '../../../public')
const kit = readFileSync(join(import.meta.dirname, 'kit.svg'), 'utf8')
const drawn = Object.entries(people)
  .map(([name, look]) => ({ name, look, image: images[name as keyof typeof people] }))
  .filter(({ image }) => image.kind === 'placeholder')

test('the files of the drawn portraits are up to date: otherwise run npm run portraits', () => {
  const stale = drawn.filter(
    ({ name, look, image }) =>
      readFileSync(join(folder, imagePath(name, image)), 'utf8') !== portrait(image.alt, look, kit),
  )
  expect(stale.map(({ name }) => name)).toEqual([])
})

test('no two people have the same hair, skin and ground', () => {
  const seen = drawn.map(({ look: [, colours, parts] }) => {
    const [ground, skin, hair] = colours.split(' ')
    return [ground, skin, hair, parts.split(' ')[0]].join()
  })
  expect(new Set(seen).size).toBe(drawn.length)
})
