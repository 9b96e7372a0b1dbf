// desk articles: a whole list of news or blog articles from a file and into one, as another website has it.
import { readFile, writeFile } from 'node:fs/promises'
import { isWebAddress, parseArticle, withoutEmpty } from '#server/articles/article.ts'
import { type ArticleList, articleLists, listArticles, type NewArticle } from '#server/articles/articles.ts'
import { importArticles } from '#server/desk/change-articles.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { actorOf, command } from './command.ts'
import { writeNewFile } from './new-file.ts'

export const articleCommands = [
  command({
    name: 'articles export',
    args: ['news|blog', 'FILE'],
    summary: 'write a list of articles to a JSON file',
    async run({ database }, [name, file]) {
      const articles = await listArticles(database, parseList(name))
      const items = articles.map(({ article, isHidden }) => ({
        ...article,
        ...(isHidden && { hidden: true }),
      }))
      await writeNewFile(file, (unfinished) => writeFile(unfinished, JSON.stringify({ items }, null, 2)))
      return [`${items.length} articles are in ${file}.`]
    },
  }),
  command({
    name: 'articles import',
    args: ['news|blog', 'FILE'],
    summary: 'put the articles of a JSON file in place of all that are in a list',
    notes: [
      'The file is a list, or an object with a list of items, each with content, link, image and, if there is one,',
      'title; export writes one. Nothing changes where one of them cannot be shown.',
    ].join('\n'),
    async run(dependencies, [name, file]) {
      const items = await readItems(file)
      const change = { list: parseList(name), actor: actorOf(dependencies) }
      return [`${items.length} articles in place of ${await importArticles(dependencies, change, items)}.`]
    },
  }),
]

function parseList(name: string): ArticleList {
  const list = articleLists.find((known) => known === name)
  if (list === undefined)
    throw new Refusal(`The lists are ${articleLists.join(' and ')}; this is neither: "${name}".`)
  return list
}

async function readItems(file: string): Promise<NewArticle[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${file} cannot be read (${error.code}).`)
  })
  const parsed = parseJson(text, file)
  const items = Array.isArray(parsed) ? parsed : (parsed as { items?: unknown } | null)?.items
  if (!Array.isArray(items))
    throw new Refusal(`${file} holds neither a list nor an object with a list of items.`)
  return items.map((item, index) => parseItem(item, `Item ${index + 1}`))
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(`${file} is not JSON.`)
  }
}

function parseItem(item: unknown, subject: string): NewArticle {
  const raw: Record<string, unknown> = typeof item === 'object' && item !== null ? { ...item } : {}
  const check = parseArticle(withoutEmpty(raw))
  if (!check.ok) throw new Refusal(`${subject} cannot be shown: ${check.reason}.`)
  if (isWebAddress(check.article.image))
    throw new Refusal(`${subject} has a picture of another site, which pages do not load: save it first.`)
  return { article: check.article, isHidden: raw.hidden === true }
}
