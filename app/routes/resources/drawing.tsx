import { renderToStaticMarkup } from 'react-dom/server'
import { loadIllustration } from '#app/delivery/load-illustration.tsx'
import { drawingNames } from '#app/illustration/drawing-names.ts'
import type { Route } from './+types/drawing'

/** The markup of an inline illustration, styled by the page it is inserted into; prerendered. */
export async function loader({ params }: Route.LoaderArgs) {
  const name = drawingNames.find((one) => `${one}.svg` === params.file)
  if (!name) throw new Response(null, { status: 404 })
  const Drawing = await loadIllustration(name)
  // Ids must be unique in the page.
  const svg = renderToStaticMarkup(<Drawing className="" />, { identifierPrefix: name })
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}
