/** A picture of the site's own family, drawn in code until the firm has its own. */
export interface PlaceholderImage {
  kind: 'placeholder'
  drawing: 'portrait' | 'logo' | 'event-poster' | 'video-poster' | 'article'
  /** What is written on it: a monogram, a business name, a month. */
  label: string
  alt: string
  sample: true
}

/** A picture of the firm's own, laid in public/pictures. */
export interface FileImage {
  kind: 'file'
  src: string
  /** Narrower files of the same picture, for small screens. */
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
