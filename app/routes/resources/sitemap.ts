import { adviserPath, advisers } from '#content/pages/advisers.ts'
import { blog } from '#content/pages/articles.ts'
import { siteUrl } from '#content/site/addresses.ts'
import { allPages } from '#content/site/pages.ts'

/** The indexed pages, those of advisers, and the articles of our own, which are paths of this site. */
export function loader() {
  const entries = [
    ...allPages.filter(({ indexed }) => indexed).map(({ path }) => ({ path, date: '' })),
    ...advisers.map(({ slug }) => ({ path: adviserPath(slug), date: '' })),
    ...blog.filter(({ text }) => text !== '').map(({ link, date }) => ({ path: link, date })),
  ].map(({ path, date }) => `<url><loc>${siteUrl}${path}</loc>${date && `<lastmod>${date}</lastmod>`}</url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
