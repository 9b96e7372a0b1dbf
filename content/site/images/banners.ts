import type { FileImage } from './catalogue-image.ts'

/**
 * Photographs of the firm in place of the drawn scenes behind the headings of pages, by the name of the scene
 * (app/illustration/drawing-names.ts). One covers the whole hero, its lower edge always in view, and is made paler
 * where text stands on it, and darker in the dark theme.
 */
export const pageBanners: Readonly<Record<string, FileImage>> = {}
