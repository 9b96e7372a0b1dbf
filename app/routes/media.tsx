import { ArticleList } from '#app/blocks/articles/article-list.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { services } from '#app/services.ts'
import { feedMeta, pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { FurtherDown } from '#app/ui/further-down.tsx'
import { articlePages } from '#content/article-pages.ts'
import type { Route } from './+types/media'

const MediaScene = drawn('media')

export const meta = () => [
  ...pageMeta('media', articlePages.media.meta),
  feedMeta('media', articlePages.media.meta),
]

export async function loader({ context }: Route.LoaderArgs) {
  return { items: await context.get(services).readArticles('Media') }
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...articlePages.media.hero} scene={MediaScene} />
      <FurtherDown>
        <ArticleList items={loaderData.items} empty={articlePages.media.empty} />
      </FurtherDown>
    </>
  )
}
