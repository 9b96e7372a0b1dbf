import { renderToStaticMarkup } from 'react-dom/server'
import { PlaceholderPicture } from '#app/illustration/placeholders/placeholder-picture.tsx'
import { trimSvg } from '#app/illustration/placeholders/trim-svg.ts'
import type { CatalogueImage, PlaceholderImage } from '#content/site/images/catalogue-image.ts'
import { images } from '#content/site/images.ts'
import type { Route } from './+types/picture'

/** A placeholder picture as an SVG file; prerendered. */
export function loader({ params }: Route.LoaderArgs) {
  const name = params.file.replace(/\.svg$/, '')
  const image: CatalogueImage | undefined = Object.hasOwn(images, name)
    ? images[name as keyof typeof images]
    : undefined
  if (image?.kind !== 'placeholder') throw new Response(null, { status: 404 })
  const index = namesOfSameKind(image).indexOf(name)
  const svg = trimSvg(renderToStaticMarkup(<PlaceholderPicture image={image} name={name} index={index} />))
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
  })
}

function namesOfSameKind({ drawing }: PlaceholderImage): string[] {
  return Object.entries<CatalogueImage>(images)
    .filter(([, image]) => image.kind === 'placeholder' && image.drawing === drawing)
    .map(([name]) => name)
}
