import { renderToStaticMarkup } from 'react-dom/server'
import { loadServerPart } from '#app/blocks/server-part/server-parts.tsx'
import { serverPartNames } from '#content/site/server-parts.ts'
import type { Route } from './+types/server-part'

/** The markup of a part that only the server renders, styled by the page it is inserted into; prerendered. */
export async function loader({ params }: Route.LoaderArgs) {
  const name = serverPartNames.find((one) => `${one}.html` === params.file)
  if (!name) throw new Response(null, { status: 404 })
  const Part = await loadServerPart(name)
  // Ids must be unique in the page.
  const html = renderToStaticMarkup(<Part />, { identifierPrefix: name })
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
