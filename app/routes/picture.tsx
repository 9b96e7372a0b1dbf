import { renderToStaticMarkup } from 'react-dom/server'
import { DrawnPicture } from '#app/scenery/pictures/drawn-picture.tsx'
import { leanPicture } from '#app/scenery/pictures/lean-picture.ts'
import type { CatalogueImage, DrawnImage } from '#content/images/catalogue-image.ts'
import { images } from '#content/images.ts'
import type { Route } from './+types/picture'

/** A drawn picture of the catalogue as a file; made at build time. */
export function loader({ params }: Route.LoaderArgs) {
  const name = params.file.replace(/\.svg$/, '')
  const image: CatalogueImage | undefined = Object.hasOwn(images, name)
    ? images[name as keyof typeof images]
    : undefined
  if (image?.kind !== 'drawn') throw new Response(null, { status: 404 })
  const place = kinOf(image).indexOf(name)
  const svg = leanPicture(renderToStaticMarkup(<DrawnPicture image={image} name={name} place={place} />))
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
  })
}

function kinOf({ drawing }: DrawnImage): string[] {
  return Object.entries<CatalogueImage>(images)
    .filter(([, image]) => image.kind === 'drawn' && image.drawing === drawing)
    .map(([name]) => name)
}
