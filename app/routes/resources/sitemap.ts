import { calculatorPages, pages } from '#content/site/pages.ts'

/** Prerendered. */
export function loader() {
  const entries = [...Object.values(pages), ...Object.values(calculatorPages)].map(
    ({ path }) => `<url><loc>${import.meta.env.SITE_URL}${path}</loc></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
