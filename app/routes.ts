import { type RouteConfig, route } from '@react-router/dev/routes'
import { feeds } from '#content/site/feeds.ts'
import { ownCallPath } from '#content/site/own-call-path.ts'
import { calculatorPages, extraPages, formPages, type PageFamily, pages } from '#content/site/pages.ts'

/** The folder of a page's file, by its family. */
const folders: Record<PageFamily, string> = {
  landing: 'customer',
  customer: 'customer',
  adviser: 'adviser',
  contact: 'forms',
  shared: 'customer',
}

/** The file of a page is called like its entry in content/site/pages.ts: joinUs is adviser/join-us.tsx. */
export default [
  ...Object.entries(pages).map(([name, { path, family }]) =>
    route(path, fileOf(folders[family], name), { id: name, caseSensitive: true }),
  ),
  ...Object.entries(formPages).map(([name, { path }]) =>
    route(path, fileOf('forms', name), { caseSensitive: true }),
  ),
  ...Object.entries({ ...extraPages, workItOut: calculatorPages.workItOut }).map(([name, { path, family }]) =>
    route(path, fileOf(folders[family], name), { caseSensitive: true }),
  ),
  // One route for all of them: the router's manifest, which every page loads, has an entry a route.
  route(`${calculatorPages.workItOut.path}/:calculator`, 'routes/customer/calculator.tsx', {
    caseSensitive: true,
  }),

  route(`${ownCallPath}/:secret`, 'routes/forms/your-call.tsx', { caseSensitive: true }),
  ...feeds.map(({ page, path }) => route(path, 'routes/resources/feed.ts', { id: `${page}Feed` })),
  route(`${pages.blog.path}/:article`, 'routes/customer/article.tsx', { id: 'article' }),
  route('answers.json', 'routes/resources/answers.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('site.webmanifest', 'routes/resources/manifest.ts'),
  route('drawings/:file', 'routes/resources/drawing.tsx'),
  route('parts/:file', 'routes/resources/server-part.tsx'),
  route('scenes/:file', 'routes/resources/scene.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

function fileOf(folder: string, name: string): string {
  return `routes/${folder}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`
}
