/**
 * `npm run icons`: places each icon of app/illustration/icons/icons.svg in a row of its own, writes their number to
 * icons.css, and their names in this order to mask-icons.ts. All are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../app/illustration/icons')
const svg = await readFile(join(folder, 'icons.svg'), 'utf8')

const names: string[] = []
const rows = svg.replace(/<g id="([\w-]+)"[^>]*>/g, (_, name: string) => {
  const top = 24 * (names.push(name) - 1)
  return `<g id="${name}" transform="translate(0 ${top})">`
})
await writeFile(
  join(folder, 'icons.svg'),
  rows.replace(/viewBox="[^"]*"/, `viewBox="0 0 24 ${24 * names.length}"`),
)
const css = await readFile(join(folder, 'icons.css'), 'utf8')
await writeFile(
  join(folder, 'icons.css'),
  css.replace(/var\(--row\) \/ \d+/, `var(--row) / ${names.length - 1}`),
)
await writeFile(
  join(folder, 'mask-icons.ts'),
  `/** The icons of icons.svg from top to bottom; written by \`npm run icons\`. */
export const maskIcons = [\n${names.map((name) => `  '${name}',\n`).join('')}] as const\n`,
)
