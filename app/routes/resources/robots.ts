import { siteUrl } from '#content/site/addresses.ts'

export function loader() {
  const text = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /styleguide
Disallow: /parts/

Sitemap: ${siteUrl}/sitemap.xml
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
