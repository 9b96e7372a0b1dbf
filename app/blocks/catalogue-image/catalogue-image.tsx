import {
  type CatalogueImage as CatalogueEntry,
  imagePath,
  placeholderSizes,
} from '#content/site/images/catalogue-image.ts'

interface CatalogueImageProps<Name extends string> {
  name: Name
  /** The part of the catalogue that it is in, so that a page bundles only the entries it needs. */
  of: Record<Name, CatalogueEntry>
  className?: string
  /** Empty where the text beside the image says the same. */
  alt?: string
  /** On the first screen. */
  isFirst?: boolean
}

/** An image of the catalogue: the firm's file, a drawing of the site, or what stands in place of a file. */
export function CatalogueImage<Name extends string>(props: CatalogueImageProps<Name>) {
  const { name, of: entries, className } = props
  const image = entries[name]
  const { width, height } = image.kind === 'placeholder' ? placeholderSizes[image.shape] : image
  const widths = image.kind === 'file' ? image.widths : []
  const srcSet = widths.map((smaller) => `${smaller.src} ${smaller.width}w`).join(', ') || undefined
  return (
    <img
      className={className}
      loading={props.isFirst ? 'eager' : 'lazy'}
      decoding="async"
      alt={props.alt ?? image.alt}
      src={imagePath(name, image)}
      srcSet={srcSet}
      sizes={srcSet && '(width < 839px) 92vw, 34rem'}
      width={width}
      height={height}
      data-crop={image.kind === 'drawn' ? image.crop : undefined}
    />
  )
}
