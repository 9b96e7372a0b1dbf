import { ArticleList } from '#app/blocks/articles/article-list.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { serverContext } from '#app/server-context.ts'
import { usePageAudience } from '#app/shell/audience.ts'
import { feedMetaTag, pageMetaTags } from '#app/shell/meta-tags.ts'
import { articlePages } from '#content/pages/article-pages.ts'
import type { Route } from './+types/media'

export const meta = () => [
  ...pageMetaTags('media', articlePages.media.meta),
  feedMetaTag('media', articlePages.media.meta),
]

export async function loader({ context }: Route.LoaderArgs) {
  const items = await context.get(serverContext).readArticles('news')
  // The list needs no article's text.
  return { items: items.map(({ text: _, ...item }) => item) }
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  const { audience } = usePageAudience()
  return (
    <>
      <Hero {...articlePages.media.hero} scene="media" />
      <ArticleList items={loaderData.items} empty={articlePages.media.empty} audience={audience} />
    </>
  )
}
