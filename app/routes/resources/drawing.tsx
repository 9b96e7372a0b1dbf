import { renderToStaticMarkup } from 'react-dom/server'
import { sceneNames } from '#app/illustration/drawing-names.ts'
import { loadIllustration } from '#app/illustration/load-illustration.tsx'
import { pageBanners } from '#content/site/images/banners.ts'
import type { Route } from './+types/drawing'

/** The markup of an inline illustration, styled by the page it is inserted into; prerendered. */
export async function loader({ params }: Route.LoaderArgs) {
  const name = sceneNames.find((one) => `${one}.svg` === params.file)
  if (!name) throw new Response(null, { status: 404 })
  const Drawing = await loadIllustration(name, pageBanners)
  // Ids must be unique in the page.
  const svg = renderToStaticMarkup(<Drawing className="" />, { identifierPrefix: name })
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}
