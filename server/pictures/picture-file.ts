import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import type { PictureFormat, PicturesTable } from '#server/platform/db/tables.ts'

/** A page may load 500,000 bytes of pictures. */
const MAX_BYTES = 400_000
const MAX_PIXELS = 4_000
/** Where every picture says how large it is; the parser reads a crafted one of all the bytes for a tenth of a second. */
const HEAD_BYTES = 100_000

export type PictureFile = Pick<
  PicturesTable,
  'hash' | 'format' | 'width' | 'height' | 'byteCount' | 'content'
>
export type PictureCheck = { ok: true; picture: PictureFile } | { ok: false; reason: string }

/** What kind of picture it is and how large, by its bytes: its name may say anything. */
export function parsePicture(bytes: Buffer): PictureCheck {
  const format = formatOf(bytes)
  if (format === undefined) return { ok: false, reason: unknownFormat }
  if (bytes.length > MAX_BYTES) {
    const reason = `has ${thousands(bytes.length)} bytes, and may have ${thousands(MAX_BYTES)}: save it 1,200 pixels wide as WebP or AVIF, or with a lower quality`
    return { ok: false, reason }
  }
  const size = sizeOf(bytes)
  if (size === undefined) return { ok: false, reason: unknownFormat }
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

const unknownFormat = 'is no JPEG, PNG, WebP or AVIF picture: save a copy as one of these'

/** By its first bytes, so that the parser sees none of the other formats that it knows, some of which it reads slowly. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  return /^.{4}ftypavi[fs]/s.test(start) ? 'avif' : undefined
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    return imageSize(bytes.subarray(0, HEAD_BYTES))
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
