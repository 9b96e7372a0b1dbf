import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a build is made of. The stamp, a digest of its sources, stands for a complete build. */
const buildParts = ['client', 'desk', 'server', 'brochure', 'brochure.pdf', 'stamp']

/**
 * Puts the build in the folder `next` into the place of the one in `directory`, if nothing is missing in it. The stamp
 * is taken away first and put there last, so that an interrupted replacement is never taken for a current build.
 * Sites that run have read all that they need.
 */
export async function replaceBuild(next: string, directory: string, pages: string[]): Promise<void> {
  const serverFiles = ['server/index.js', 'brochure/index.cjs', 'server/critical-css.json']
  const deskFiles = ['desk/assets/desk.js', 'desk/assets/desk.css']
  for (const file of [...serverFiles, ...deskFiles, 'brochure.pdf', 'stamp', ...pages]) {
    const { size } = await stat(join(next, file)).catch(() => ({ size: 0 }))
    if (size === 0) throw new Error(`The build has no ${file}.`)
  }
  const previous = join(next, 'previous')
  await mkdir(previous)
  for (const name of buildParts.toReversed()) {
    await rename(join(directory, name), join(previous, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  for (const name of buildParts) await rename(join(next, name), join(directory, name))
}
