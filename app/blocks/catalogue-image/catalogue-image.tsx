import { placeholderSize } from '#app/illustration/placeholders/placeholder-size.ts'
import { type CatalogueImage as CatalogueEntry, imagePath } from '#content/site/images/catalogue-image.ts'

interface CatalogueImageProps<Name extends string> {
  name: Name
  /** The part of the catalogue that it is in, so that a page bundles only the entries it needs. */
  of: Record<Name, CatalogueEntry>
  className?: string
  /** Empty where the text beside the image says the same. */
  alt?: string
}

/** An image of the catalogue: the firm's file, or a generated placeholder. */
export function CatalogueImage<Name extends string>(props: CatalogueImageProps<Name>) {
  const { name, of: entries, className } = props
  const image = entries[name]
  const alt = props.alt ?? image.alt
  const shared = { className, loading: 'lazy', decoding: 'async' } as const
  if (image.kind !== 'file') {
    const { width, height } = placeholderSize[image.kind === 'drawn' ? 'scene' : image.drawing]
    const crop = image.kind === 'drawn' ? image.crop : undefined
    return (
      <img
        {...shared}
        alt={alt}
        src={imagePath(name, image)}
        width={width}
        height={height}
        data-crop={crop}
      />
    )
  }
  return (
    <img
      {...shared}
      alt={alt}
      src={imagePath(name, image)}
      srcSet={image.widths.map(({ src, width }) => `${src} ${width}w`).join(', ') || undefined}
      sizes="(width < 839px) 92vw, 34rem"
      width={image.width}
      height={image.height}
    />
  )
}
