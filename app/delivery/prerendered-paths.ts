import { standaloneNames } from '#app/illustration/drawing-names.ts'
import { calculatorNames, calculatorWordsPath } from '#content/site/calculators.ts'
import { placeDrawing } from '#content/site/drawings.ts'
import { allPages } from '#content/site/pages.ts'
import { serviceEntries } from '#content/site/services.ts'

/** What is rendered at build time: the pages that depend on no data, and the images that are drawn in code. */
export function prerenderedPaths(): string[] {
  const pagePaths = allPages.filter((page) => page.delivery === 'prerendered').map((page) => page.path)
  const scenes = standaloneNames.map((name) => `/scenes/${name}.svg`)
  const places = Object.values(serviceEntries).map(placeDrawing)
  const words = ['/words.json', ...calculatorNames.map(calculatorWordsPath)]
  return [...pagePaths, ...scenes, ...places, ...words, '/robots.txt', '/site.webmanifest']
}
