/** A generated picture, in place of one that the firm does not have. */
export interface PlaceholderImage {
  kind: 'placeholder'
  drawing: 'portrait' | 'logo' | 'event-poster' | 'video-poster' | 'article'
  /** The text in it: a monogram, a business name, a date. */
  label: string
  alt: string
  /** Where the firm must replace it: everywhere but on the poster of an event of its own. */
  sample?: true
}

/** Width to height of each kind of drawing, which a picture in its place must have. */
export const drawingShapes: Record<PlaceholderImage['drawing'], readonly [number, number]> = {
  portrait: [4, 5],
  logo: [5, 2],
  'event-poster': [4, 5],
  'video-poster': [16, 9],
  article: [3, 2],
}

/** A picture of the firm in public/pictures. */
export interface FileImage {
  kind: 'file'
  src: string
  /** Smaller versions, for srcset. */
  widths: readonly { src: string; width: number }[]
  width: number
  height: number
  alt: string
}

/** An illustration of the site: finished, and replaceable by a file all the same. */
export interface DrawnImage {
  kind: 'drawn'
  /** The fragment hides the sun (app/routes/resources/scene.tsx). */
  src: `/scenes/${string}.svg${'' | '#no-sun'}`
  alt: string
  /** What the scene is about is high above its ground: a card shows more of its sky. */
  crop?: 'high'
}

export type CatalogueImage = PlaceholderImage | DrawnImage | FileImage

export function placeholder(
  drawing: PlaceholderImage['drawing'],
  label: string,
  alt: string,
): PlaceholderImage {
  return { kind: 'placeholder', drawing, label, alt, sample: true }
}

/** A scene of app/illustration/drawing-names.ts. It is decoration: what it accompanies says the same in words. */
export function drawn(scene: string, how: Pick<DrawnImage, 'crop'> & { sun?: false } = {}): DrawnImage {
  const { sun = true, ...crop } = how
  return { kind: 'drawn', src: `/scenes/${scene}.svg${sun ? '' : '#no-sun'}`, alt: '', ...crop }
}

/** The address of an image of the catalogue. Placeholders are drawn by the build (app/routes/resources/picture.tsx). */
export function imagePath(name: string, image: CatalogueImage): string {
  return image.kind === 'placeholder' ? `/pictures/${name}.svg` : image.src
}

/**
 * Where a stored picture is now: one that was stored as the placeholder of a catalogue entry is that entry's, so that
 * it follows when the entry becomes a file.
 */
export function currentImagePath(stored: string, catalogue: Record<string, CatalogueImage>): string {
  const name = /^\/pictures\/(.+)\.svg$/.exec(stored)?.[1] ?? ''
  const image = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined
  return image ? imagePath(name, image) : stored
}
