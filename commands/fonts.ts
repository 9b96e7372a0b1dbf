/**
 * `npm run fonts`: from app/styles/typefaces.ts, the fonts of the site and of the brochure, subset to the glyphs,
 * weights and axes that they use; fonts.css, whose fallbacks are scaled to the width of this site's own text; and the
 * font stacks of tokens.css. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { type FontMetrics, fontFaces, fontStack } from '#app/styles/fonts-css.ts'
import { type Typeface, type TypefaceRole, typefaces } from '#app/styles/typefaces.ts'
import { pageCopy } from '#content/site/page-copy.ts'
import { browserArguments, ensureBrowser } from './browser.ts'

const root = join(import.meta.dirname, '..')
const latin = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff))
const punctuation = '–—‘’“”•…€™→←−×✓'

/** The text that each typeface sets, which decides the widths of its fallbacks. */
const texts: Record<TypefaceRole, string[]> = {
  serif: textsOf(pageCopy, (key) => ['heading', 'title', 'question'].includes(key)),
  sans: textsOf(pageCopy, () => true),
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
try {
  const faces: string[] = []
  for (const [role, typeface] of Object.entries(typefaces) as [TypefaceRole, Typeface][]) {
    const font = await subsetToFile(typeface, typeface.axes, `app/styles/fonts/${role}.woff2`)
    // @react-pdf reads neither woff2 nor variable fonts: one TTF per weight.
    for (const { weight, axes, rename } of typeface.brochure)
      await subsetToFile(typeface, axes, `app/brochure/fonts/${role}-${weight}.ttf`, rename)
    const licence = await readFile(sourceFile(typeface, 'LICENSE'))
    await writeFile(join(root, `app/styles/fonts/OFL-${role}.txt`), licence)
    faces.push(fontFaces(role, typeface, await measure(browser, font, texts[role])))
    await writeStack(role, typeface)
  }
  const note = '/* Written by `npm run fonts` from typefaces.ts. */\n'
  await writeFile(join(root, 'app/styles/fonts.css'), note + faces.join(''))
} finally {
  await browser.close()
}

async function subsetToFile(
  typeface: Typeface,
  variationAxes: Typeface['axes'],
  target: string,
  rename?: { from: string; to: string },
): Promise<Buffer> {
  const subset = await subsetFont(
    await readFile(sourceFile(typeface, typeface.source.file)),
    latin + punctuation,
    {
      targetFormat: target.endsWith('.ttf') ? 'sfnt' : 'woff2',
      variationAxes,
      keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
      noHinting: true,
    },
  )
  if (rename) renameStyle(subset, rename)
  await writeFile(join(root, target), subset)
  console.log(`${target}: ${subset.byteLength} bytes`)
  return subset
}

function sourceFile({ source }: Typeface, file: string): string {
  return fileURLToPath(import.meta.resolve(`${source.package}/${file}`))
}

/** Overwrites the style in place, so both names must have the same length. */
function renameStyle(font: Buffer, { from, to }: { from: string; to: string }): void {
  const was = utf16(from)
  const is = utf16(to)
  if (is.length !== was.length)
    throw new Error(`The \`rename\` in app/styles/typefaces.ts: '${to}' must be as long as '${from}'`)
  if (!font.includes(was)) {
    throw new Error(
      `The \`rename\` in app/styles/typefaces.ts: no style of this font is called '${from}'. Write the name of its default one, often 'Regular' or 'Light', and a \`to\` of the same length.`,
    )
  }
  for (let at = font.indexOf(was); at !== -1; at = font.indexOf(was, at + 1)) is.copy(font, at)
}

/** UTF-16 BE, as in a font's name table. */
function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16()
}

/** By the engine that sets the text, so that kerning counts. */
async function measure(browser: Browser, font: Buffer, samples: string[]): Promise<FontMetrics> {
  const page = await browser.newPage()
  const metrics = await page.evaluate(
    async ([url, lines]) => {
      const face = await new FontFace('Measured', `url(${url})`, { weight: '400 700' }).load()
      document.fonts.add(face)
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('This browser has no canvas')
      const size = 1000
      context.font = `${size}px Measured`
      const width = lines.reduce((sum, line) => sum + context.measureText(line).width, 0)
      const count = lines.reduce((sum, line) => sum + line.length, 0)
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x')
      return {
        ascent: fontBoundingBoxAscent / size,
        descent: fontBoundingBoxDescent / size,
        averageWidth: width / count / size,
      }
    },
    [`data:font/woff2;base64,${font.toString('base64')}`, samples] as const,
  )
  await page.close()
  return metrics
}

async function writeStack(role: TypefaceRole, typeface: Typeface): Promise<void> {
  const file = join(root, 'app/styles/tokens.css')
  const css = await readFile(file, 'utf8')
  const property = new RegExp(`^  --${role}: .*;$`, 'm')
  if (!property.test(css)) throw new Error(`tokens.css has no --${role}`)
  await writeFile(file, css.replace(property, `  --${role}: ${fontStack(typeface)};`))
}

/** The sentences of the content under the keys that count. */
function textsOf(value: unknown, counts: (key: string) => boolean, key = ''): string[] {
  if (typeof value === 'string') return value.includes(' ') && counts(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, counts, name))
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
