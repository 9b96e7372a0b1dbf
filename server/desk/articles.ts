// desk media and desk blogs: the two lists of articles, validated before they are stored.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { images } from '#content/site/images.ts'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { isOwnArticle, parseArticle } from '#server/articles/article.ts'
import { type ArticleList, lockedArticles, readArticles, replaceArticles } from '#server/articles/articles.ts'
import { transact } from '#server/db/transact.ts'
import { listPictures, type PictureEntry, picturePath } from '#server/pictures/pictures.ts'
import { type DeskAnswer, type DeskCall, type DeskCommand, DeskFault } from './command.ts'
import { textOption } from './parse-options.ts'
import { findPicture } from './pictures.ts'
import { table } from './table.ts'

export const media = articleCommand('media', 'Media', 'the articles of the media page')
export const blogs = articleCommand('blogs', 'Blogs', 'the articles of the blog page')

function articleCommand(name: string, list: ArticleList, subject: string): DeskCommand {
  return {
    name,
    summary: `${subject}: list, add, remove, import`,
    notes: [
      'A new article comes first. N is its number in the list.',
      'Import puts the articles of a file in place of all that were there. The file is a list, or an object',
      'with a list of items, each with content, link, image and, if you like, title; list --json writes one.',
      `An article of our own has its text on this site: its link is ${pages.blog.path}/name-of-the-article, and it`,
      'needs title, text, date and author. In the file of --text a blank line ends a paragraph, "## " begins a',
      'heading, and lines with "- " are a list. What is added under a link that is there takes its place.',
      'Links lead to the web (http or https). A picture is one of the desk (--picture NAME, see pictures), or a path',
      'of this site that is there (--image /pictures/name.svg). None comes from another site: pages ask nobody else.',
    ],
    examples: [
      name,
      `${name} add --title "On pensions" --content "New." --link https://example.com/a --picture 3f2a9c1e`,
      `${name} remove 3`,
      `${name} import ${name}.json`,
    ],
    verbs: [
      { name: 'list', run: (call) => listed(call, list) },
      {
        name: 'add',
        options: {
          title: { value: 'TEXT' },
          content: { value: 'TEXT', required: true },
          link: { value: 'ADDRESS', required: true },
          picture: { value: 'NAME' },
          image: { value: 'PATH' },
          text: { value: 'FILE' },
          date: { value: 'YYYY-MM-DD' },
          author: { value: 'NAME' },
          related: { value: 'PAGE' },
        },
        run: (call) => added(call, list),
      },
      { name: 'remove', words: ['N'], run: (call) => removed(call, list) },
      { name: 'import', words: ['FILE.json'], run: (call) => imported(call, list) },
    ],
  }
}

async function listed(call: DeskCall, list: ArticleList): Promise<DeskAnswer> {
  const items = await readArticles(call.desk.database, list)
  const rows = items.map(({ title, content, link }, index) => [
    String(index + 1),
    title ?? '',
    shortened(content),
    link,
  ])
  return { lines: table(['N', 'Title', 'Content', 'Link'], rows, 'No articles.'), json: { items } }
}

async function added(call: DeskCall, list: ArticleList): Promise<DeskAnswer> {
  const names = ['title', 'content', 'link', 'date', 'author', 'related']
  const given = names.map((name) => [name, textOption(call, name)]).filter(([, value]) => value)
  const file = textOption(call, 'text')
  const text = file && { text: await readText(file) }
  const pictures = await listPictures(call.desk.database.db)
  const image = chosenPicture(call, pictures)
  const article = checked({ ...Object.fromEntries(given), ...text, image }, 'The article', pictures)
  const isOwn = isOwnArticle(article.link)
  await change(call, list, (items) => [
    article,
    ...items.filter((item) => !(isOwn && item.link === article.link)),
  ])
  return { lines: [`Added as the first of ${list.toLowerCase()}.`], json: { added: article } }
}

function chosenPicture(call: DeskCall, pictures: readonly PictureEntry[]): string {
  const name = textOption(call, 'picture')
  const image = textOption(call, 'image')
  if ((name === undefined) === (image === undefined))
    throw new DeskFault('Which picture? Give --picture NAME, one that pictures lists, or --image PATH.')
  return image ?? picturePath(findPicture(pictures, name))
}

async function removed(call: DeskCall, list: ArticleList): Promise<DeskAnswer> {
  const number = Number(call.words[0])
  let gone: Article | undefined
  await change(call, list, (items) => {
    gone = items[number - 1]
    if (gone === undefined)
      throw new DeskFault(`There is no article ${call.words[0] ?? ''} among ${items.length}.`)
    return items.filter((_, index) => index !== number - 1)
  })
  return { lines: [`Removed: ${gone?.title ?? shortened(gone?.content ?? '')}`], json: { removed: gone } }
}

async function imported(call: DeskCall, list: ArticleList): Promise<DeskAnswer> {
  const items = await readItems(call.words[0], await listPictures(call.desk.database.db))
  let before = 0
  await change(call, list, (old) => {
    before = old.length
    return items
  })
  return {
    lines: [`${items.length} articles in place of ${before}.`],
    json: { imported: items.length, replaced: before },
  }
}

async function readItems(file: string | undefined, pictures: readonly PictureEntry[]): Promise<Article[]> {
  if (file === undefined) throw new DeskFault('Which file? Give the name of a JSON file.')
  const raw = parseJson(await readText(file), file)
  const items = Array.isArray(raw) ? raw : (raw as { items?: unknown } | null)?.items
  if (!Array.isArray(items))
    throw new DeskFault(`${file} holds neither a list nor an object with a list of items.`)
  return items.map((item, index) => checked(item, `Item ${index + 1}`, pictures))
}

async function readText(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DeskFault(`${file} cannot be read (${error.code}).`)
  })
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DeskFault(`${file} is not JSON.`)
  }
}

function checked(raw: unknown, subject: string, pictures: readonly PictureEntry[]): Article {
  const check = parseArticle(raw)
  if (!check.ok) throw new DeskFault(`${subject} cannot be shown: ${check.reason}.`)
  const { image } = check.article
  if (!image.startsWith('/'))
    throw new DeskFault(
      `${subject} cannot be shown with a picture of another site, which pages do not load: save it, and use pictures add FILE.`,
    )
  if (!isPicture(image) && !pictures.some((picture) => picturePath(picture) === image))
    throw new DeskFault(`${subject} cannot be shown: the site has no picture ${image}.`)
  return check.article
}

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))

/** A file in `public`, or a placeholder that is drawn when the site is built. */
function isPicture(image: string): boolean {
  const name = /^\/pictures\/([\w-]+)\.svg$/.exec(image)?.[1] ?? ''
  const drawn = Object.entries(images).find(([known]) => known === name)?.[1]
  return drawn?.kind === 'placeholder' || existsSync(path.join(publicFolder, image))
}

async function change(
  call: DeskCall,
  list: ArticleList,
  make: (items: Article[]) => Article[],
): Promise<void> {
  const { database, now } = call.desk
  await transact(database, async (trx) => {
    await replaceArticles(trx, list, make(await lockedArticles(database, trx, list)), now())
  })
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
