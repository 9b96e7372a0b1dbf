/** A drawing in public/pictures, under the entry's name, in place of a picture that the firm does not have. */
export interface PlaceholderImage {
  kind: 'placeholder'
  shape: keyof typeof placeholderSizes
  alt: string
  sample: true
}

/** The size of the drawings of each shape; a picture in place of one has the same proportions. */
export const placeholderSizes = {
  portrait: { width: 640, height: 800 },
  logo: { width: 300, height: 120 },
  'video-poster': { width: 1280, height: 720 },
  article: { width: 960, height: 640 },
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
  /** The fragment names what is hidden (app/routes/resources/scene.tsx). */
  src: `/scenes/${string}.svg${'' | '#no-foreground' | '#no-sun'}`
  width: number
  height: number
  alt: string
  /** What the scene is about is high above its ground: a card shows more of its sky. */
  crop?: 'high'
}

export type CatalogueImage = PlaceholderImage | DrawnImage | FileImage

export function placeholder(shape: PlaceholderImage['shape'], alt: string): PlaceholderImage {
  return { kind: 'placeholder', shape, alt, sample: true }
}

export const portrait = (alt: string) => placeholder('portrait', alt)

/** A scene of app/illustration/drawing-names.ts. It is decoration: what it accompanies says the same in words. */
export function drawn(
  scene: string,
  { without, ...crop }: Pick<DrawnImage, 'crop'> & { without?: 'foreground' | 'sun' } = {},
): DrawnImage {
  const src = `/scenes/${scene}.svg${without ? (`#no-${without}` as const) : ''}` as const
  return { kind: 'drawn', src, width: 1440, height: 640, alt: '', ...crop }
}

export function imagePath(name: string, image: CatalogueImage): string {
  return image.kind === 'placeholder' ? `/pictures/${name}.svg` : image.src
}
