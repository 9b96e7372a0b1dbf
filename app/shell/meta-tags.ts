import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/site/brand.ts'
import { feeds } from '#content/site/feeds.ts'
import type { PageMeta } from '#content/site/meta.ts'
import { type PageName, pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'

/** Title, description, canonical URL and Open Graph tags. */
export function pageMetaTags(name: PageName, { title, description }: PageMeta): MetaDescriptor[] {
  const address = `${import.meta.env.SITE_URL}${pages[name].path}`
  const picture = `${import.meta.env.SITE_URL}/social/${name}.jpg`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** An article of our own; its description is what the list says of it. */
export function articleMetaTags({ title = '', content, link }: Article): MetaDescriptor[] {
  const address = `${import.meta.env.SITE_URL}${link}`
  const description = content.length > 155 ? `${content.slice(0, 150).replace(/\s+\S*$/, '')} …` : content
  return [
    { title: `${title} | ${brand.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${import.meta.env.SITE_URL}/social/blog.jpg` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The link to the RSS feed of the media or blog page. */
export function feedMetaTag(name: (typeof feeds)[number]['page'], { title }: PageMeta): MetaDescriptor {
  const href = feeds.find(({ page }) => page === name)?.path
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href, title }
}

/** Pages beside the specification. The address without a query is the one to index. */
export function extraPageMetaTags(path: string, { title, description }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${import.meta.env.SITE_URL}${path}` },
  ]
}

/** Pages of dialogs and search results are not to be indexed. */
export function unindexedMetaTags({ title, description }: PageMeta): MetaDescriptor[] {
  return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
}
