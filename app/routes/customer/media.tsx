import { ArticleList } from '#app/blocks/articles/article-list.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { Sections } from '#app/delivery/sections.tsx'
import { serverContext } from '#app/server-context.ts'
import { feedMeta, pageMeta } from '#app/shell/page-meta.ts'
import { articlePages } from '#content/pages/article-pages.ts'
import type { Route } from './+types/media'

const MediaScene = inlineIllustration('media')

export const meta = () => [
  ...pageMeta('media', articlePages.media.meta),
  feedMeta('media', articlePages.media.meta),
]

export async function loader({ context }: Route.LoaderArgs) {
  return { items: await context.get(serverContext).readArticles('Media') }
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...articlePages.media.hero} scene={MediaScene} />
      <Sections>
        <ArticleList items={loaderData.items} empty={articlePages.media.empty} />
      </Sections>
    </>
  )
}
