/** `npm run portraits`: draws those who have no photograph into public/pictures, from app/illustration/people. Committed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { people } from '#app/illustration/people/people.ts'
import { portrait } from '#app/illustration/people/portrait.ts'
import { imagePath } from '#content/site/images/catalogue-image.ts'
import { images } from '#content/site/images.ts'

const kit = readFileSync('app/illustration/people/kit.svg', 'utf8')
for (const [name, look] of Object.entries(people)) {
  const image = images[name as keyof typeof people]
  if (image.kind === 'placeholder')
    writeFileSync(join('public', imagePath(name, image)), portrait(image.alt, look, kit))
}
