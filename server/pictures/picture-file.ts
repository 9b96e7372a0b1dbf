import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import type { PictureFormat, PicturesTable } from '#server/platform/db/tables.ts'

/** A page may load 500,000 bytes of pictures. */
const MAX_BYTES = 400_000
const MAX_PIXELS = 4_000

const formats: Record<string, PictureFormat> = { jpg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' }

export type PictureFile = Pick<
  PicturesTable,
  'hash' | 'format' | 'width' | 'height' | 'byteCount' | 'content'
>
export type PictureCheck = { ok: true; picture: PictureFile } | { ok: false; reason: string }

/** What kind of picture it is and how large, by its bytes: its name may say anything. */
export function parsePicture(bytes: Buffer): PictureCheck {
  const size = sizeOf(bytes)
  const format = formats[size?.type ?? '']
  if (size === undefined || format === undefined)
    return { ok: false, reason: 'is no JPEG, PNG, WebP or AVIF picture: save a copy as one of these' }
  if (bytes.length > MAX_BYTES) {
    const reason = `has ${thousands(bytes.length)} bytes, and may have ${thousands(MAX_BYTES)}: save it 1,200 pixels wide as WebP or AVIF, or with a lower quality`
    return { ok: false, reason }
  }
  const { width, height } = size
  if (Math.max(width, height) > MAX_PIXELS) {
    const reason = `is ${width} × ${height} pixels, and may have ${thousands(MAX_PIXELS)} each way: save it 1,200 pixels wide`
    return { ok: false, reason }
  }
  if (Math.min(width, height) === 0) return { ok: false, reason: 'is empty: save a copy that has pixels' }
  if (metadataMarkers[format].some((marker) => bytes.includes(marker, 0, 'latin1')))
    return {
      ok: false,
      reason:
        'holds data of the camera (Exif or XMP), which may say where it was taken: save a copy without metadata',
    }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const content = bytes.toString('base64')
  return { ok: true, picture: { hash, format, width, height, byteCount: bytes.length, content } }
}

function sizeOf(bytes: Buffer): { width: number; height: number; type?: string } | undefined {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}

/** Of Exif, which may also turn the picture, so that its size would be wrong; of XMP, and of Photoshop's data. */
const metadataMarkers: Record<PictureFormat, string[]> = {
  jpg: ['Exif\0\0', 'http://ns.adobe.com/xap/', 'Photoshop 3.0'],
  png: ['eXIf', 'XML:com.adobe.xmp', 'Raw profile type'],
  webp: ['EXIF', 'XMP '],
  avif: ['Exif', 'application/rdf+xml'],
}

function thousands(count: number): string {
  return count.toLocaleString('en-GB')
}
