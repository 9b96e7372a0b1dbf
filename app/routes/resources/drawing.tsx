import { renderToStaticMarkup } from 'react-dom/server'
import { drawingNames } from '#app/illustration/drawing-names.ts'
import { drawings } from '#app/illustration/drawings.ts'
import type { Route } from './+types/drawing'

/** A drawing to be put into a page, which gives it its colours; made at build time. */
export async function loader({ params }: Route.LoaderArgs) {
  const name = drawingNames.find((one) => `${one}.svg` === params.file)
  if (!name) throw new Response(null, { status: 404 })
  const Drawing = await drawings[name]()
  // What it names within itself may not be named alike elsewhere on the page.
  const svg = renderToStaticMarkup(<Drawing className="" />, { identifierPrefix: name })
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}
