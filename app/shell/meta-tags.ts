import type { MetaDescriptor } from 'react-router'
import { siteUrl } from '#content/site/addresses.ts'
import { brand } from '#content/site/brand.ts'
import { feeds } from '#content/site/feeds.ts'
import type { PageMeta } from '#content/site/meta.ts'
import { type PageName, pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'

/** What search results and shared links show of a page. */
export function pageMetaTags(name: PageName, { title, description }: PageMeta): MetaDescriptor[] {
  const { path, indexed } = pages[name]
  if (!indexed) return unindexedMetaTags({ title, description })
  return [
    ...basicMetaTags(path, { title, description }),
    ...openGraphTags({ type: 'website', path, picture: name, title, description }),
  ]
}

/** An article of our own; its description is what the list says of it. */
export function articleMetaTags({ title, content, link }: Article): MetaDescriptor[] {
  const description = content.length > 155 ? `${content.slice(0, 150).replace(/\s+\S*$/, '')} …` : content
  return [
    ...basicMetaTags(link, { title: `${title} | ${brand.name}`, description }),
    ...openGraphTags({ type: 'article', path: link, picture: 'blog', title, description }),
  ]
}

export function adviserMetaTags(path: string, { title, description }: PageMeta): MetaDescriptor[] {
  return [
    ...basicMetaTags(path, { title: `${title} | ${brand.name}`, description }),
    ...openGraphTags({ type: 'profile', path, picture: 'findAnAdviser', title, description }),
  ]
}

interface SharedPage extends PageMeta {
  type: 'website' | 'article' | 'profile'
  path: string
  /** The page whose picture it has (npm run social). */
  picture: PageName
}

function openGraphTags({ type, path, picture, title, description }: SharedPage): MetaDescriptor[] {
  return [
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${siteUrl}${path}` },
    { property: 'og:image', content: `${siteUrl}/social/${picture}.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The link to the RSS feed of the media or blog page. */
export function feedMetaTag(name: (typeof feeds)[number]['page'], { title }: PageMeta): MetaDescriptor {
  const href = feeds.find(({ page }) => page === name)?.path
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href, title }
}

/** Title, description and canonical URL, without a query. */
function basicMetaTags(path: string, { title, description }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${siteUrl}${path}` },
  ]
}

export function unindexedMetaTags({ title, description }: PageMeta): MetaDescriptor[] {
  return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
}
