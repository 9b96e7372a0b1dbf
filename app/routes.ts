import { type RouteConfig, route } from '@react-router/dev/routes'
import { calculators } from '#content/site/calculators.ts'
import { changesCalendarPath, feeds } from '#content/site/feeds.ts'
import { lifeEvents } from '#content/site/life-events.ts'
import { ownCallPath } from '#content/site/own-call-path.ts'
import { pages } from '#content/site/pages.ts'

/** One route for all of them. */
const paths: string[] = Object.values({ ...calculators, ...lifeEvents }).map(({ path }) => path)

/** The file of a page is called like its entry in content/site/pages.ts: joinUs is pages/join-us.tsx. */
export default [
  ...Object.entries(pages)
    .filter(([, { path }]) => !paths.includes(path))
    .map(([name, { path }]) => route(path, fileOf(name), { id: name, caseSensitive: true })),
  route(`${pages.workItOut.path}/:calculator`, 'routes/pages/calculator.tsx', { caseSensitive: true }),
  route(`${pages.somethingHasHappened.path}/:event`, 'routes/pages/life-event.tsx', { caseSensitive: true }),
  route(`${ownCallPath}/:secret`, 'routes/pages/your-call.tsx', { caseSensitive: true }),
  ...feeds.map(({ page, path }) => route(path, 'routes/resources/feed.ts', { id: `${page}Feed` })),
  route(changesCalendarPath, 'routes/resources/changes-calendar.ts'),
  route(`${pages.blog.path}/:article`, 'routes/pages/article.tsx', { id: 'article' }),
  route('/Advisers/:adviser', 'routes/pages/adviser.tsx', { caseSensitive: true }),
  route('answers.json', 'routes/resources/answers.ts'),
  route('words.json', 'routes/resources/words.ts'),
  route('calculators/:file', 'routes/resources/calculator-words.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('site.webmanifest', 'routes/resources/manifest.ts'),
  route('scenes/:file', 'routes/resources/scene.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

function fileOf(name: string): string {
  return `routes/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`
}
