import { drawnSize } from '#app/scenery/pictures/drawn-size.ts'
import type { CatalogueImage as CatalogueEntry } from '#content/images/catalogue-image.ts'
import { type ImageName, images } from '#content/images.ts'

interface CatalogueImageProps {
  name: ImageName
  className?: string
  /** Empty where the words beside the picture already say it. */
  alt?: string
}

/** A picture of the catalogue by its name: the firm's own file, or the one drawn in its place. */
export function CatalogueImage({ name, className, alt: ownAlt }: CatalogueImageProps) {
  const image = images[name] as CatalogueEntry
  const alt = ownAlt ?? image.alt
  const shared = { className, loading: 'lazy', decoding: 'async' } as const
  if (image.kind === 'drawn') {
    const { width, height } = drawnSize[image.drawing]
    return <img {...shared} alt={alt} src={`/pictures/${name}.svg`} width={width} height={height} />
  }
  return (
    <img
      {...shared}
      alt={alt}
      src={image.src}
      srcSet={image.widths.map(({ src, width }) => `${src} ${width}w`).join(', ') || undefined}
      sizes="(max-width: 838.98px) 92vw, 34rem"
      width={image.width}
      height={image.height}
    />
  )
}
