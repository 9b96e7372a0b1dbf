import { access, open, rename, rm } from 'node:fs/promises'
import { DeskFault } from '#server/desk/desk-fault.ts'

/** Writes a new file atomically, readable by its owner alone. */
export async function writeNewFile(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new DeskFault(`${file} is there already: choose another name.`)
  const unfinished = `${file}.part`
  try {
    await (await open(unfinished, 'wx', 0o600)).close()
    await write(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new DeskFault(`${unfinished} is there already: is another one being made?`)
    await rm(unfinished, { force: true })
    if (code?.startsWith('E')) throw new DeskFault(`${file} cannot be written (${code}).`)
    throw error
  }
}
