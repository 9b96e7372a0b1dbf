import { renderToStaticMarkup } from 'react-dom/server'
import { pictureNames } from '#app/illustration/drawing-names.ts'
import { drawings } from '#app/illustration/drawings.ts'
import styles from '#app/illustration/illustration.css?raw'
import { illustrationCss } from '#app/styles/palette-css.ts'
import type { Route } from './+types/scene'

/** A drawing as a standalone SVG file; prerendered. */
export async function loader({ params }: Route.LoaderArgs) {
  const name = pictureNames.find((one) => `${one}.svg` === params.file)
  if (!name) throw new Response(null, { status: 404 })
  const Scene = await drawings[name]()
  const css = compact(illustrationCss() + styles)
  // The page's stylesheet does not apply inside an <img>, so the file has its own.
  const svg = renderToStaticMarkup(<Scene />)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="640" ')
    .replace('>', ` id="land"><style><![CDATA[:root{color-scheme:light dark}${css}${withoutSun}]]></style>`)
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } })
}

/** `/scenes/….svg#land`: for a place where the sun of another scene is on the same screen. */
const withoutSun = ':target .illustration-sun{display:none}'

function compact(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')
}
