import { audienceColours, interfaceColours } from '#app/styles/palette.ts'
import { brand } from '#content/site/brand.ts'

export function loader() {
  return Response.json(
    {
      name: `${brand.name}: ${brand.strapline}`,
      short_name: brand.name,
      start_url: '/',
      display: 'browser',
      background_color: interfaceColours.paper.light,
      theme_color: audienceColours.customer.accent.light,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  )
}
