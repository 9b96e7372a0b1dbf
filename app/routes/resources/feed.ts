import { blog, news } from '#content/pages/articles.ts'
import { ruleChanges } from '#content/pages/what-changes-when.ts'
import { siteUrl } from '#content/site/addresses.ts'
import { brand } from '#content/site/brand.ts'
import { feeds } from '#content/site/feeds.ts'
import { pageCopy } from '#content/site/page-copy.ts'
import { pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { articlePieces } from '#domain/article-text.ts'
import type { Route } from './+types/feed'

type FeedItem = Pick<Article, 'title' | 'content' | 'link' | 'text' | 'date' | 'author'>

const items: Record<(typeof feeds)[number]['page'], readonly FeedItem[]> = {
  media: news,
  blog,
  // Without a day of publication: theirs is to come.
  whatChangesWhen: ruleChanges.map(({ id, title, date, text, who, todo }) => ({
    title: `${date}: ${title}`,
    content: [text, who, todo].join(' '),
    link: `${pages.whatChangesWhen.path}#${id}`,
    text: '',
    date: '',
    author: '',
  })),
}

/**
 * A list as RSS, articles of our own with their full text. Not Atom, which requires dates: items that lead elsewhere
 * may have none.
 */
export function loader({ request }: Route.LoaderArgs) {
  const feed = feeds.find(({ path }) => path === new URL(request.url).pathname)
  if (!feed) throw new Response(null, { status: 404 })
  const { title, description } = pageCopy[feed.page].meta
  const home = siteUrl
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(home + pages[feed.page].path)}</link>
<atom:link href="${escapeXml(home + feed.path)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>en-GB</language>
<copyright>${escapeXml(brand.name)}</copyright>
${items[feed.page].map(itemOf).join('\n')}
</channel>
</rss>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}

function itemOf({ title, content, link, text, date, author }: FeedItem): string {
  const address = new URL(link, siteUrl).href
  const parts: [name: string, value: string][] = [
    ['title', title],
    ['link', address],
    ['guid', address],
    ['description', content],
    ['dc:creator', author],
    ['pubDate', date && new Date(`${date}T00:00:00Z`).toUTCString()],
    ['content:encoded', text && htmlOf(text)],
  ]
  const elements = parts.map(([name, value]) => (value ? `<${name}>${escapeXml(value)}</${name}>` : ''))
  return `<item>${elements.join('')}</item>`
}

/** The text as HTML, which the feed carries escaped. */
function htmlOf(text: string): string {
  return articlePieces(text)
    .map((piece) => {
      if (piece.kind === 'heading') return `<h2>${escapeXml(piece.text)}</h2>`
      if (piece.kind === 'p') return `<p>${escapeXml(piece.text)}</p>`
      return `<ul>${piece.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`
    })
    .join('')
}

/** Escapes XML's five special characters and removes control characters, which XML 1.0 forbids. */
function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }
  return text
    .replace(/[^\P{Cc}\n\t]|[\ud800-\udfff\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
