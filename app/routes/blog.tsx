import { ArticleList } from '#app/blocks/articles/article-list.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { services } from '#app/services.ts'
import { feedMeta, pageMeta } from '#app/shell/page-meta.ts'
import { drawn } from '#app/ui/drawn.tsx'
import { FurtherDown } from '#app/ui/further-down.tsx'
import { articlePages } from '#content/article-pages.ts'
import type { Route } from './+types/blog'

const BlogScene = drawn('blog')

export const meta = () => [
  ...pageMeta('blog', articlePages.blog.meta),
  feedMeta('blog', articlePages.blog.meta),
]

export async function loader({ context }: Route.LoaderArgs) {
  return { items: await context.get(services).readArticles('Blogs') }
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...articlePages.blog.hero} scene={BlogScene} />
      <FurtherDown>
        <ArticleList items={loaderData.items} empty={articlePages.blog.empty} />
      </FurtherDown>
    </>
  )
}
