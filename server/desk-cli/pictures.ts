// desk pictures: pictures for articles, and in place of drawn ones, without a build.
import { readFile } from 'node:fs/promises'
import { placeholderSizes } from '#content/site/images/catalogue-image.ts'
import { images } from '#content/site/images.ts'
import { transact } from '#server/db/transact.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import { addPicture, altFault, dropPicture } from '#server/desk/change-pictures.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { parsePicture } from '#server/pictures/picture-file.ts'
import { listPictures, type PictureEntry, picturePath } from '#server/pictures/pictures.ts'
import type { DeskAnswer, DeskCommand, Invocation } from './command.ts'
import { textOption } from './parse-options.ts'
import { table } from './table.ts'

export const pictures: DeskCommand = {
  name: 'pictures',
  summary: 'pictures of the firm: list, add, remove',
  notes: [
    'JPEG, PNG, WebP or AVIF, 400 kB at most, without camera data. The text (--alt) says what it shows, for those',
    'who cannot see it. An article shows it with --picture NAME. With --for it is shown instead of a drawn picture',
    'of the catalogue (the names are in content/site/images): the same shape, within 2 %.',
    'Pages have it within five seconds. The beginning of a NAME will do.',
  ],
  examples: [
    'pictures add studio.webp --alt "Our adviser in a radio studio"',
    'pictures add jo-ward.webp --alt "Jo Ward, Paraplanner" --for team-jo-ward',
    'pictures remove 3f2a9c1e',
  ],
  verbs: [
    { name: 'list', run: listed },
    {
      name: 'add',
      words: ['FILE'],
      options: { alt: { value: 'TEXT', required: true }, for: { value: 'DRAWN' } },
      run: added,
    },
    { name: 'remove', words: ['NAME'], run: removed },
  ],
}

async function listed({ desk }: Invocation): Promise<DeskAnswer> {
  const entries = await listPictures(desk.database.db)
  const rows = entries.map((entry) => [
    entry.hash,
    entry.format,
    `${entry.width} × ${entry.height}`,
    `${Math.ceil(entry.byteCount / 1000)} kB`,
    entry.replaces ?? '',
    entry.alt,
  ])
  const headings = ['Name', 'Format', 'Pixels', 'Size', 'For', 'Text']
  return { lines: table(headings, rows, 'No pictures.'), json: entries.map(withPath) }
}

async function added(invocation: Invocation): Promise<DeskAnswer> {
  const picture = await readPicture(invocation.words[0])
  const alt = textOption(invocation, 'alt')?.trim() ?? ''
  const fault = altFault(alt)
  if (fault !== undefined) throw new DeskError(`--alt ${fault}.`)
  const replaces = textOption(invocation, 'for') ?? null
  if (replaces !== null) checkShape(replaces, picture)
  const entry = await transact(invocation.desk.database, (trx) =>
    addPicture(trx, { ...picture, alt, replaces }, commandLine, invocation.desk),
  )
  const { content: _, ...rest } = entry
  const use = replaces
    ? `It is shown instead of ${replaces}.`
    : `An article shows it with --picture ${entry.hash}.`
  return {
    lines: [`Added as ${entry.hash}, ${entry.width} × ${entry.height} pixels. ${use}`],
    json: { added: withPath(rest) },
  }
}

async function removed(invocation: Invocation): Promise<DeskAnswer> {
  const entry = findPicture(await listPictures(invocation.desk.database.db), invocation.words[0])
  await dropPicture(invocation.desk, entry, commandLine)
  return { lines: [`Removed: ${entry.alt}`], json: { removed: withPath(entry) } }
}

/** The picture whose name begins like this. */
export function findPicture(entries: readonly PictureEntry[], name: string | undefined): PictureEntry {
  if (!name) throw new DeskError('Which picture? Give its name: pictures lists them.')
  const [entry, another] = entries.filter(({ hash }) => hash.startsWith(name))
  if (entry === undefined) throw new DeskError(`There is no picture ${name}: pictures lists them.`)
  if (another !== undefined)
    throw new DeskError(`More than one picture has a name like ${name}: give more of it.`)
  return entry
}

async function readPicture(file: string | undefined) {
  if (file === undefined) throw new DeskError('Which file? Give the name of a picture.')
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new DeskError(`${file} cannot be read (${error.code}).`)
  })
  const check = parsePicture(bytes)
  if (!check.ok) throw new DeskError(`${file} ${check.reason}.`)
  return check.picture
}

/** Pages reserve the space of the drawn picture. */
function checkShape(name: string, { width, height }: { width: number; height: number }): void {
  const image = Object.entries(images).find(([known]) => known === name)?.[1]
  if (image === undefined) {
    throw new DeskError(`The catalogue has no picture ${name}: its names are in content/site/images.`)
  }
  if (image.kind !== 'placeholder')
    throw new DeskError(`${name} is a file of the build already: replace it in public/pictures.`)
  const drawn = placeholderSizes[image.shape]
  if (Math.abs((width * drawn.height) / (height * drawn.width) - 1) > 0.02)
    throw new DeskError(
      `${name} has the shape of ${drawn.width} × ${drawn.height}, and this picture is ${width} × ${height}: crop it first.`,
    )
}

function withPath<Entry extends PictureEntry>(entry: Entry) {
  return { ...entry, path: picturePath(entry) }
}
