import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parsePicture } from './picture-file.ts'
import { png, samplePictures } from './pictures.test-support.ts'

const jpeg = () => readFile(new URL('../../public/social/landing.jpg', import.meta.url))

test('a picture’s format and size are read from its bytes', async () => {
  const found = (bytes: Buffer) => {
    const check = parsePicture(bytes)
    return check.ok
      ? { format: check.picture.format, width: check.picture.width, height: check.picture.height }
      : check
  }
  expect(found(png(600, 400))).toEqual({ format: 'png', width: 600, height: 400 })
  expect(found(await jpeg())).toEqual({ format: 'jpg', width: 1200, height: 630 })
  expect(found(samplePictures.webp.bytes)).toEqual({ format: 'webp', ...samplePictures.webp.size })
  expect(found(samplePictures.avif.bytes)).toEqual({ format: 'avif', ...samplePictures.avif.size })
})

test.each([
  [
    'a script',
    Buffer.from('<script>alert(1)</script>'),
    'is no JPEG, PNG, WebP or AVIF picture: save a copy',
  ],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'), 'is no JPEG'],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'), 'is no JPEG'],
  ['nothing', Buffer.alloc(0), 'is no JPEG'],
  ['half a header', png(4, 4).subarray(0, 12), 'is no JPEG'],
  [
    'too many bytes',
    Buffer.concat([png(6, 4), Buffer.alloc(400_000)]),
    'and may have 400,000: save it 1,200 pixels wide',
  ],
  ['too many pixels', png(4_001, 4), 'is 4001 × 4 pixels'],
  ['camera data', png(6, 4, { chunk: 'eXIf' }), 'save a copy without metadata'],
  [
    'a place in XMP',
    Buffer.concat([png(6, 4), Buffer.from('iTXtXML:com.adobe.xmp\0 exif:GPSLatitude')]),
    'save a copy without metadata',
  ],
  ['no pixels', png(0, 0), 'is empty'],
])('a file with %s is refused, with what to do', (_, bytes, reason) => {
  expect(parsePicture(bytes)).toEqual({ ok: false, reason: expect.stringContaining(reason) })
})

test('a JPEG with camera data is refused', async () => {
  const bytes = await jpeg()
  const exif = Buffer.concat([Buffer.from('ffe1000a', 'hex'), Buffer.from('Exif\0\0MM', 'latin1')])
  expect(parsePicture(Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]))).toMatchObject({
    ok: false,
  })
})
