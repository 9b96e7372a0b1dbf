import { ArticleList } from '#app/blocks/articles/article-list.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { usePageAudience } from '#app/shell/audience.ts'
import { feedMetaTag, pageMetaTags } from '#app/shell/meta-tags.ts'
import { blogData, loadedThings } from '#app/shell/structured-data.ts'
import { articlePages } from '#content/pages/article-pages.ts'
import { blog } from '#content/pages/articles.ts'
import type { Route } from './+types/blog'

export const meta = () => [
  ...pageMetaTags('blog', articlePages.blog.meta),
  feedMetaTag('blog', articlePages.blog.meta),
]

export function loader({ context }: Route.LoaderArgs) {
  context.set(loadedThings, [blogData(blog)])
  return null
}

export default function BlogPage() {
  const { audience } = usePageAudience()
  return (
    <>
      <Hero {...articlePages.blog.hero} scene="blog" />
      <ArticleList items={blog} empty={articlePages.blog.empty} audience={audience} />
    </>
  )
}
