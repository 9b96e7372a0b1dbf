import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const textual = /\.(html|js|css|json|webmanifest|xml|txt|svg|data)$/

/** Writes a .br and a .gz of each text file at the highest compression level. */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && textual.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gzipped(plain, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.byteLength < plain.byteLength) await writeFile(`${file}.br`, br)
  if (gz.byteLength < plain.byteLength) await writeFile(`${file}.gz`, gz)
}
