import { access } from 'node:fs/promises'
import { Refusal } from '#server/desk/refusal.ts'
import { writeAtomically } from '#server/platform/atomic-file.ts'

/** Writes a file of which there is none yet. */
export async function writeNewFile(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new Refusal(`${file} is there already: choose another name.`)
  const unfinished = `${file}.part`
  try {
    await writeAtomically(file, write, { unfinished, isExclusive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new Refusal(`${unfinished} is there already: is another one being made?`)
    if (code === 'ENOENT') throw new Refusal(`The folder of ${file} is not there: make it first.`)
    if (code?.startsWith('E')) throw new Refusal(`${file} cannot be written (${code}).`)
    throw error
  }
}
