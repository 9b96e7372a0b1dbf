import { sceneNames, standaloneNames } from '#app/illustration/drawing-names.ts'
import { allPages } from '#content/site/pages.ts'
import { serverPartNames } from '#content/site/server-parts.ts'

/** What is rendered at build time: the pages that depend on no data, and the images that are drawn in code. */
export function prerenderedPaths(): string[] {
  const pagePaths = allPages.filter((page) => page.delivery === 'prerendered').map((page) => page.path)
  const drawn = sceneNames.map((name) => `/drawings/${name}.svg`)
  const parts = serverPartNames.map((name) => `/parts/${name}.html`)
  const scenes = standaloneNames.map((name) => `/scenes/${name}.svg`)
  return [...pagePaths, ...drawn, ...scenes, ...parts, '/robots.txt', '/site.webmanifest']
}
