/** A generated picture, until the firm has its own. */
export interface PlaceholderImage {
  kind: 'placeholder'
  drawing: 'portrait' | 'logo' | 'event-poster' | 'video-poster' | 'article'
  /** The text in it: a monogram, a business name, a date. */
  label: string
  alt: string
  sample: true
}

/** A picture of the firm in public/pictures. */
export interface FileImage {
  kind: 'file'
  src: string
  /** Smaller versions, for srcset. */
  widths: { src: string; width: number }[]
  width: number
  height: number
  alt: string
}

export type CatalogueImage = PlaceholderImage | FileImage

export function placeholder(
  drawing: PlaceholderImage['drawing'],
  label: string,
  alt: string,
): PlaceholderImage {
  return { kind: 'placeholder', drawing, label, alt, sample: true }
}
