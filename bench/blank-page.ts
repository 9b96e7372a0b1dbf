import { rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { compressFiles } from '../commands/compress-files.ts'

export const blankPath = '/blank'
const folder = join(import.meta.dirname, '../build/client/blank')
const wordCount = 755

/**
 * The baseline: a page of plain text beside the built ones, served by the same server in the same way. Resolves to
 * a function that removes it; so does the end of the process, since the build may be served or packaged afterwards.
 */
export async function writeBlankPage(): Promise<() => void> {
  process.once('exit', removeBlankPage)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), blankPage())
  await compressFiles(folder)
  return removeBlankPage
}

function removeBlankPage(): void {
  process.off('exit', removeBlankPage)
  rmSync(folder, { recursive: true, force: true })
}

function blankPage(): string {
  const words = textsOf(privacyNotice).join(' ').split(/\s+/).slice(0, wordCount)
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blank</title></head><body><h1>Blank</h1><p>${words.join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p></body></html>`
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
