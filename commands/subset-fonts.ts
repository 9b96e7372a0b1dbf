/**
 * `npm run fonts`: subsets the two fonts to the glyphs, weights and axes that the site uses. The results are
 * committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

type Axes = Record<string, number | { min: number; max: number }>

const latin = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff))
const punctuation = '–—‘’“”•…€™→←−×✓'

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

// One weight with fixed SOFT and opsz axes: only headings use it.
const heading = { wght: 560, SOFT: 100, WONK: 0, opsz: 96 }

await cut(fraunces, 'app/styles/fonts/fraunces.woff2', heading)
await cut(figtree, 'app/styles/fonts/figtree.woff2', { wght: { min: 400, max: 700 } })

// @react-pdf reads neither woff2 nor variable fonts: one TTF per weight.
await cut(fraunces, 'app/brochure/fonts/fraunces-560.ttf', heading)
await cut(figtree, 'app/brochure/fonts/figtree-400.ttf', { wght: 400 }, 'Roman')
await cut(figtree, 'app/brochure/fonts/figtree-600.ttf', { wght: 600 }, 'Heavy')

async function cut(source: string, target: string, variationAxes: Axes, style?: string) {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)))
  const subset = await subsetFont(font, latin + punctuation, {
    targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    noHinting: true,
  })
  if (style !== undefined) nameStyle(subset, style)
  await writeFile(new URL(`../${target}`, import.meta.url), subset)
  console.log(`${target}: ${subset.byteLength} bytes`)
}

/**
 * Every instance of a variable font keeps the name of the default instance. @react-pdf tells fonts apart by name: of
 * two with the same name it embeds the second again for every line of text. The new name has the length of the old
 * one, so it can be overwritten in place.
 */
function nameStyle(font: Buffer, style: string): void {
  const was = utf16('Light')
  const is = utf16(style)
  if (is.length !== was.length) throw new Error(`A style's name must have five letters: '${style}'`)
  for (let at = font.indexOf(was); at !== -1; at = font.indexOf(was, at + 1)) is.copy(font, at)
}

/** UTF-16 BE, as in a font's name table. */
function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16()
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
