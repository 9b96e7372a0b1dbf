import { ArticleList } from '#app/blocks/articles/article-list.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { serverContext } from '#app/server-context.ts'
import { usePageAudience } from '#app/shell/audience.ts'
import { feedMetaTag, pageMetaTags } from '#app/shell/meta-tags.ts'
import { blogData, loadedThings } from '#app/shell/structured-data.ts'
import { articlePages } from '#content/pages/article-pages.ts'
import type { Route } from './+types/blog'

export const meta = () => [
  ...pageMetaTags('blog', articlePages.blog.meta),
  feedMetaTag('blog', articlePages.blog.meta),
]

export async function loader({ context }: Route.LoaderArgs) {
  const items = await context.get(serverContext).readArticles('blog')
  context.set(loadedThings, [blogData(items)])
  // The list needs no article's text.
  return { items: items.map(({ text: _, ...item }) => item) }
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { audience } = usePageAudience()
  return (
    <>
      <Hero {...articlePages.blog.hero} scene="blog" />
      <ArticleList items={loaderData.items} empty={articlePages.blog.empty} audience={audience} />
    </>
  )
}
