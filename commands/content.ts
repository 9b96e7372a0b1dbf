/** `npm run content`: writes docs/content.md, the length, reading grade and figures of every page. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentDocument } from './content-report.ts'

await writeFile(join(import.meta.dirname, '../docs/content.md'), contentDocument())
