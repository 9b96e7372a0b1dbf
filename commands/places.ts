/**
 * `npm run places -- FOLDER`: writes content/site/postcodes.ts from the published files of OS Code-Point Open, unpacked in
 * this folder. Committed; nothing of it is read while the site runs.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPostcodeTable } from './postcode-table.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('It is called as: npm run places -- FOLDER, the folder with the unpacked Code-Point Open.')
  process.exit(1)
}
const target = join(import.meta.dirname, '../content/site/postcodes.ts')
const names = await readdir(folder, { recursive: true }).catch(() => [])
const table = createPostcodeTable()
// Beside the data the archive has lists of names and of columns, in other folders.
for (const name of names.filter((each) => /(^|[\\/])[a-z]{1,2}\.csv$/.test(each)))
  table.add(await readFile(join(folder, name), 'utf8'))
if (table.count() === 0) {
  console.error(`There is no postcode in ${folder}: it must have Data/CSV/ab.csv and its like.`)
  process.exit(1)
}
await writeFile(target, table.module())
console.log(`${table.count()} postcodes are in ${target}, by area, district and sector.`)
