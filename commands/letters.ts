/**
 * `npm run letters`: the outlines of the heading typeface for drawings that are shown as images, which cannot load the
 * site's fonts. From the brochure's font, which `npm run fonts` makes. The result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
// @ts-expect-error The package has no types.
import { create } from 'fontkit'

interface Glyph {
  advanceWidth: number
  path: { commands: { command: string; args: number[] }[] }
}
interface Font {
  unitsPerEm: number
  glyphForCodePoint(codePoint: number): Glyph
}

const root = join(import.meta.dirname, '..')
const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&’'.,:-–"
const names: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

const font: Font = create(await readFile(join(root, 'app/brochure/fonts/serif-400.ttf')))
/** In an em of 500 units, which is finer than any screen shows these. */
const scale = 500 / font.unitsPerEm

const entries = [...characters].map((character) => {
  const { advanceWidth, path } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return `  ${JSON.stringify(character)}: [${Math.round(advanceWidth * scale)}, '${outline(path.commands)}'],`
})
await writeFile(
  join(root, 'app/illustration/placeholders/letters.ts'),
  `// Written by \`npm run letters\`.
/** Each character's width and outline, in an em of 500 units, above and below its baseline. */
export const letters: Record<string, readonly [width: number, outline: string]> = {
${entries.join('\n')}
}
`,
)

/** With the y axis pointing down, as in SVG. */
function outline(commands: Glyph['path']['commands']): string {
  return commands
    .map(
      ({ command, args }) =>
        names[command] + args.map((n, i) => Math.round(i % 2 ? -n * scale : n * scale)).join(' '),
    )
    .join('')
    .replaceAll(' -', '-')
}
