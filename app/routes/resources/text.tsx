import { renderToStaticMarkup } from 'react-dom/server'
import { loadLongText } from '#app/blocks/long-read/long-texts.tsx'
import { longTextNames } from '#content/site/long-texts.ts'
import type { Route } from './+types/text'

/** The markup of a long text, styled by the page it is inserted into; prerendered. */
export async function loader({ params }: Route.LoaderArgs) {
  const name = longTextNames.find((one) => `${one}.html` === params.file)
  if (!name) throw new Response(null, { status: 404 })
  const Text = await loadLongText(name)
  // Ids must be unique in the page.
  const html = renderToStaticMarkup(<Text />, { identifierPrefix: name })
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
