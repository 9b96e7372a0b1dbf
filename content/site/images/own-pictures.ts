import { entry } from '../entry.ts'
import { type CatalogueImage, type FileImage, placeholderSizes } from './catalogue-image.ts'

/** What the firm has chosen at the desk, by name: '' for none. */
type OwnPictures<Name extends string> = Record<Name, { own: string; alt: string }>

/** A part of the catalogue, in whose place the firm can put pictures of its own at the desk. */
export function catalogue<Name extends string>(
  id: string,
  title: string,
  shipped: Record<Name, CatalogueImage>,
): Record<Name, CatalogueImage> {
  const images = Object.entries<CatalogueImage>(shipped)
  const chosen = ownPictures(id, title, Object.fromEntries(images.map(([name, { alt }]) => [name, alt])))
  return Object.fromEntries(
    images.map(([name, image]) => {
      const { own = '', alt = '' } = chosen[name] ?? {}
      const size = image.kind === 'placeholder' ? placeholderSizes[image.shape] : image
      return [name, own ? ownPicture(own, size, alt) : { ...image, alt }]
    }),
  ) as Record<Name, CatalogueImage>
}

/** The entry of these names, with what each picture shows. */
export function ownPictures<Name extends string>(
  id: string,
  title: string,
  texts: Record<Name, string>,
): OwnPictures<Name> {
  const none = Object.entries<string>(texts).map(([name, alt]) => [name, { own: '', alt }])
  return entry(
    `pictures/${id}`,
    {
      title,
      kinds: { '*.own': 'picture' },
      words: {
        own: { label: 'Your picture' },
        alt: { label: 'What it shows', hint: 'For people who cannot see it.' },
      },
    },
    Object.fromEntries(none) as OwnPictures<Name>,
  )
}

/** One that was stored at the desk: it covers the place of what was shipped. */
export function ownPicture(
  src: string,
  { width, height }: { width: number; height: number },
  alt: string,
): FileImage {
  return { kind: 'file', src, widths: [], width, height, alt }
}
