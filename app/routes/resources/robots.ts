export function loader() {
  const text = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /styleguide
Disallow: /parts/

Sitemap: ${import.meta.env.SITE_URL}/sitemap.xml
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
