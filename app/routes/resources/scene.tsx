import { type CSSProperties, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { standaloneNames } from '#app/illustration/drawing-names.ts'
import { drawings } from '#app/illustration/drawings.ts'
import styles from '#app/illustration/illustration.css?raw'
import { PlaceDrawing } from '#app/illustration/place.tsx'
import { illustrationCss } from '#app/styles/palette-css.ts'
import { placeDrawing } from '#content/site/drawings.ts'
import { serviceEntries } from '#content/site/services.ts'
import type { Route } from './+types/scene'

/** A drawing as a standalone SVG file; prerendered. */
export async function loader({ params }: Route.LoaderArgs) {
  const drawing = drawingOf(`/scenes/${params.file}`)
  if (!drawing) throw new Response(null, { status: 404 })
  const css = compact(illustrationCss() + styles)
  const markup = renderToStaticMarkup(drawing)
  const [, width, height] = markup.match(/viewBox="0 0 (\d+) (\d+)"/) ?? []
  if (!width) throw new Error(`The drawing '${name}' has no viewBox that begins at 0 0`)
  // The page's stylesheet does not apply inside an <img>, so the file has its own.
  const svg = markup
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `)
    .replace('>', ` id="no-sun"><style><![CDATA[:root{color-scheme:light dark}${css}${hidden}]]></style>`)
    .replace('class="illustration-foreground"', '$& id="no-foreground"')
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}

/** The ground is the page's, where the drawing is part of one; by day at night too, as the drawings of other pages. */
const placeColours = { '--ground': 'var(--hill-3)', colorScheme: 'light' } as CSSProperties

function drawingOf(path: string) {
  const service = Object.values(serviceEntries).find((entry) => placeDrawing(entry) === path)
  if (service) return <PlaceDrawing icon={service.icon} className="drawing-colours" style={placeColours} />
  const name = standaloneNames.find((one) => path === `/scenes/${one}.svg`)
  return name && createElement(drawings[name])
}

/**
 * What a picture leaves out that shows only part of a scene (app/ui/scene-picture.tsx, content/site/images/
 * catalogue-image.ts). `/scenes/….svg#no-foreground`: what is nearest, of which a fragment would show. `#no-sun`: the
 * sun too, where another scene on the same screen has one. The elements with these ids are the targets.
 */
const hidden =
  ':target .illustration-sun,:target .illustration-foreground,.illustration-foreground:target{display:none}'

function compact(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
}
