import { randomUUID } from 'node:crypto'
import { listArticles, readArticles, replaceArticles } from '#server/articles/articles.ts'
import type { TestDatabase } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import { builtPicture, createDeskWeb } from './desk-app.test-support.ts'

/** An item that can be published. */
export const complete = {
  title: 'On the radio',
  content: 'What we said about pensions.',
  link: 'https://example.com/radio',
  outlet: 'Local radio',
  date: '2026-11-16',
  image: builtPicture,
  approvedBy: 'Bethan Rees',
  state: 'shown',
}

/** The desk with its forms of articles. */
export function createArticleDesk(suite: TestDatabase) {
  const web = createDeskWeb(suite, '2026-11-16T10:00:00Z')
  /** A form as a browser sends it, with or without a file. */
  const send = async (
    path: string,
    fields: Record<string, string>,
    cookie: string,
    picture?: { bytes: Buffer; name?: string },
  ) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (picture) body.set('picture', new File([new Uint8Array(picture.bytes)], picture.name ?? 'studio.png'))
    const response = await web.request(path, { method: 'POST', headers: { cookie }, body })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const start = async (...titles: string[]) => {
    const items = titles.map((title) => ({ article: { ...complete, title }, isHidden: false }))
    await transact(suite.database, async (trx) => {
      await replaceArticles(trx, 'news', items, randomUUID)
      await replaceArticles(trx, 'blog', [], randomUUID)
    })
    return (await listArticles(suite.database, 'news')).map(({ id }) => id)
  }
  const shown = async () => (await readArticles(suite.database, 'news')).map(({ title }) => title)
  const page = async (path: string, cookie: string) => await (await web.get(path, cookie)).text()
  const versionIn = (text: string) => /name="version" value="([^"]+)"/.exec(text)?.[1] ?? ''
  /** The error of a field, if the field refers to it. */
  const errorAt = (text: string, field: string) => {
    const id = `article-${field}`
    const [control = ''] = new RegExp(`<(input|textarea|select)[^>]* id="${id}"[^>]*>`).exec(text) ?? []
    if (!/ aria-invalid="true"/.test(control) || !control.includes(`${id}-error"`)) return undefined
    return new RegExp(`id="${id}-error"><svg.*?</svg>([^<]*)`).exec(text)?.[1]
  }
  return { web, send, start, shown, page, versionIn, errorAt }
}
