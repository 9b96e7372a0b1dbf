import { drawingNames, pictureNames } from '#app/illustration/drawing-names.ts'
import { imagePath } from '#content/site/images/catalogue-image.ts'
import { images } from '#content/site/images.ts'
import { longTextNames } from '#content/site/long-texts.ts'
import { extraPages, pages } from '#content/site/pages.ts'

/** What is rendered at build time: the pages that depend on no data, and the images that are drawn in code. */
export function prerenderedPaths(): string[] {
  const pagePaths = [...Object.values(pages), ...Object.values(extraPages)]
    .filter((page) => page.delivery === 'prerendered')
    .map((page) => page.path)
  const pictures = Object.entries(images)
    .filter(([, image]) => image.kind === 'placeholder')
    .map(([name, image]) => imagePath(name, image))
  const drawn = drawingNames.map((name) => `/drawings/${name}.svg`)
  const texts = longTextNames.map((name) => `/texts/${name}.html`)
  const scenes = pictureNames.map((name) => `/scenes/${name}.svg`)
  return [...pagePaths, ...pictures, ...drawn, ...scenes, ...texts, '/robots.txt', '/site.webmanifest']
}
