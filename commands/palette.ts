/** `npm run palette`: writes app/styles/palette.css from app/styles/palette.ts. Committed; a test fails when it is stale. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paletteCss } from '#app/styles/palette-css.ts'

await writeFile(join(import.meta.dirname, '../app/styles/palette.css'), paletteCss())
