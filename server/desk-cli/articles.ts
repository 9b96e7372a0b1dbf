// desk media and desk blogs: the two lists of articles, validated before they are stored.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { articleName, parseArticle, shortened, withoutEmpty } from '#server/articles/article.ts'
import { type ArticleList, listArticles, type NewArticle } from '#server/articles/articles.ts'
import { pictureFault } from '#server/desk/article-picture.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import {
  addArticle,
  editArticle,
  importArticles,
  moveArticle,
  removeArticle,
  setArticleHidden,
} from '#server/desk/change-articles.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { listPictures, type PictureEntry, picturePath } from '#server/pictures/pictures.ts'
import type { DeskAnswer, DeskCommand, DeskOption, Invocation } from './command.ts'
import { flagOption, textOption } from './parse-options.ts'
import { findPicture } from './pictures.ts'
import { table } from './table.ts'

const fieldOptions = {
  title: { value: 'TEXT' },
  content: { value: 'TEXT' },
  link: { value: 'ADDRESS' },
  picture: { value: 'NAME' },
  image: { value: 'PATH' },
  text: { value: 'FILE' },
  date: { value: 'YYYY-MM-DD' },
  author: { value: 'NAME' },
  outlet: { value: 'NAME' },
  related: { value: 'PAGE' },
  'approved-by': { value: 'NAME' },
} satisfies Record<string, DeskOption>

export const media = articleCommand('media', 'news', 'the articles of the media page')
export const blogs = articleCommand('blogs', 'blog', 'the articles of the blog page')

function articleCommand(name: string, list: ArticleList, subject: string): DeskCommand {
  return {
    name,
    summary: `${subject}: list, add, edit, move, hide, show, remove, import`,
    notes: [
      'A new article comes first. N is its number in the list. A hidden article keeps its place, and no page has it.',
      'Edit changes what is given and keeps the rest; --title "" takes a title away. Move puts N at the place TO.',
      'Import puts the articles of a file in place of all that were there. The file is a list, or an object',
      'with a list of items, each with content, link, image and, if you like, title; list --json writes one.',
      `An article of our own has its text on this site: its link is ${pages.blog.path}/name-of-the-article, and it`,
      'needs title, text, date and author. In the file of --text a blank line ends a paragraph, "## " begins a',
      'heading, and lines with "- " are a list. What is added under a link that is there takes its place.',
      'Links lead to the web (http or https). A picture is one of the desk (--picture NAME, see pictures), or a path',
      'of this site that is there (--image /pictures/name.svg). None comes from another site: pages ask nobody else.',
      'An article must be fair, clear and not misleading, and recommend nothing to anybody in person.',
    ],
    examples: [
      name,
      `${name} add --title "On pensions" --content "New." --link https://example.com/a --picture 3f2a9c1e`,
      `${name} edit 3 --date 2026-11-16 --approved-by "Ann Example"`,
      `${name} move 3 1`,
      `${name} hide 3`,
      `${name} remove 3`,
      `${name} import ${name}.json`,
    ],
    verbs: [
      { name: 'list', run: (invocation) => listed(invocation, list) },
      {
        name: 'add',
        options: {
          ...fieldOptions,
          content: { value: 'TEXT', required: true },
          link: { value: 'ADDRESS', required: true },
          hidden: {},
        },
        run: (invocation) => added(invocation, list),
      },
      { name: 'edit', words: ['N'], options: fieldOptions, run: (invocation) => edited(invocation, list) },
      { name: 'move', words: ['N', 'TO'], run: (invocation) => moved(invocation, list) },
      { name: 'hide', words: ['N'], run: (invocation) => hidden(invocation, list, true) },
      { name: 'show', words: ['N'], run: (invocation) => hidden(invocation, list, false) },
      { name: 'remove', words: ['N'], run: (invocation) => removed(invocation, list) },
      { name: 'import', words: ['FILE.json'], run: (invocation) => imported(invocation, list) },
    ],
  }
}

async function listed(invocation: Invocation, list: ArticleList): Promise<DeskAnswer> {
  const articles = await listArticles(invocation.desk.database, list)
  const rows = articles.map(({ article, isHidden }, index) => [
    String(index + 1),
    article.title ?? '',
    shortened(article.content),
    article.date ?? '',
    isHidden ? 'hidden' : 'shown',
    article.link,
  ])
  const items = articles.map(({ article, isHidden }) => ({
    ...article,
    ...(isHidden && { hidden: true }),
  }))
  const headings = ['N', 'Title', 'Content', 'Date', 'State', 'Link']
  return { lines: table(headings, rows, 'No articles.'), json: { items } }
}

async function added(invocation: Invocation, list: ArticleList): Promise<DeskAnswer> {
  const pictures = await listPictures(invocation.desk.database.db)
  const image = chosenPicture(invocation, pictures)
  if (image === undefined)
    throw new DeskError('Which picture? Give --picture NAME, one that pictures lists, or --image PATH.')
  const article = checked({ ...(await givenFields(invocation)), image }, 'The article', pictures)
  const isHidden = flagOption(invocation, 'hidden') ?? false
  await addArticle(invocation.desk, { list, actor: commandLine }, { article, isHidden }, { replacing: true })
  return {
    lines: [`Added as the first of ${list}${isHidden ? ', hidden' : ''}.`],
    json: { added: article },
  }
}

async function edited(invocation: Invocation, list: ArticleList): Promise<DeskAnswer> {
  const pictures = await listPictures(invocation.desk.database.db)
  const image = chosenPicture(invocation, pictures)
  const given = { ...(await givenFields(invocation)), ...(image !== undefined && { image }) }
  if (Object.keys(given).length === 0) throw new DeskError('What is to be changed? Give one option or more.')
  const article = await editArticle(
    invocation.desk,
    { list, actor: commandLine },
    numberOf(invocation.words[0]),
    ({ article: present, isHidden }) => ({
      article: checked(withoutEmpty({ ...present, ...given }), 'The article', pictures),
      isHidden,
    }),
  )
  return { lines: [`Changed: ${articleName(article)}`], json: { edited: article } }
}

async function moved(invocation: Invocation, list: ArticleList): Promise<DeskAnswer> {
  const [from, to] = invocation.words.map((word) => numberOf(word))
  if (to === undefined)
    throw new DeskError('Where to? Give the number of the place after that of the article.')
  await moveArticle(invocation.desk, { list, actor: commandLine }, from ?? Number.NaN, to)
  return { lines: [`Moved to place ${to}.`], json: { moved: { from, to } } }
}

async function hidden(invocation: Invocation, list: ArticleList, isHidden: boolean): Promise<DeskAnswer> {
  const which = numberOf(invocation.words[0])
  const article = await setArticleHidden(invocation.desk, { list, actor: commandLine }, which, isHidden)
  return { lines: [`${isHidden ? 'Hidden' : 'Shown'}: ${articleName(article)}`], json: { isHidden } }
}

async function removed(invocation: Invocation, list: ArticleList): Promise<DeskAnswer> {
  const gone = await removeArticle(
    invocation.desk,
    { list, actor: commandLine },
    numberOf(invocation.words[0]),
  )
  return { lines: [`Removed: ${articleName(gone)}`], json: { removed: gone } }
}

async function imported(invocation: Invocation, list: ArticleList): Promise<DeskAnswer> {
  const items = await readItems(invocation.words[0], await listPictures(invocation.desk.database.db))
  const before = await importArticles(invocation.desk, { list, actor: commandLine }, items)
  return {
    lines: [`${items.length} articles in place of ${before}.`],
    json: { imported: items.length, replaced: before },
  }
}

/** The fields that options give, by their names in the list. */
async function givenFields(invocation: Invocation): Promise<Record<string, string>> {
  const names = ['title', 'content', 'link', 'date', 'author', 'outlet', 'related', 'approved-by']
  const given = names.flatMap((name) => {
    const value = textOption(invocation, name)
    return value === undefined ? [] : [[name === 'approved-by' ? 'approvedBy' : name, value]]
  })
  const file = textOption(invocation, 'text')
  return { ...Object.fromEntries(given), ...(file && { text: await readText(file) }) }
}

function chosenPicture(invocation: Invocation, pictures: readonly PictureEntry[]): string | undefined {
  const name = textOption(invocation, 'picture')
  const image = textOption(invocation, 'image')
  if (name !== undefined && image !== undefined)
    throw new DeskError('Which picture? Give --picture NAME, one that pictures lists, or --image PATH.')
  return name === undefined ? image : picturePath(findPicture(pictures, name))
}

function numberOf(word: string | undefined): number {
  if (word === undefined || !/^\d+$/.test(word))
    throw new DeskError(`There is no article ${word ?? ''}: the list shows their numbers.`)
  return Number(word)
}

async function readItems(file: string | undefined, pictures: readonly PictureEntry[]): Promise<NewArticle[]> {
  if (file === undefined) throw new DeskError('Which file? Give the name of a JSON file.')
  const raw = parseJson(await readText(file), file)
  const items = Array.isArray(raw) ? raw : (raw as { items?: unknown } | null)?.items
  if (!Array.isArray(items))
    throw new DeskError(`${file} holds neither a list nor an object with a list of items.`)
  return items.map((item, index) => ({
    article: checked(item, `Item ${index + 1}`, pictures),
    isHidden: item.hidden === true,
  }))
}

async function readText(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DeskError(`${file} cannot be read (${error.code}).`)
  })
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DeskError(`${file} is not JSON.`)
  }
}

function checked(raw: object, subject: string, pictures: readonly PictureEntry[]): Article {
  const check = parseArticle(withoutEmpty(raw))
  if (!check.ok) throw new DeskError(`${subject} cannot be shown: ${check.reason}.`)
  const { image } = check.article
  const fault = pictureFault(image, pictures, (file) => existsSync(path.join(publicFolder, file)))
  if (fault === 'foreign')
    throw new DeskError(
      `${subject} cannot be shown with a picture of another site, which pages do not load: save it, and use pictures add FILE.`,
    )
  if (fault === 'missing')
    throw new DeskError(`${subject} cannot be shown: the site has no picture ${image}.`)
  return check.article
}

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))
