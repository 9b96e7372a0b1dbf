import { brand } from '#content/site/brand.ts'

export function loader() {
  return Response.json(
    {
      name: `${brand.name}: ${brand.strapline}`,
      short_name: brand.name,
      start_url: '/',
      display: 'browser',
      background_color: '#fffdf8',
      theme_color: '#1d4c3e',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  )
}
