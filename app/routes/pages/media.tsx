import { ArticleList } from '#app/blocks/articles/article-list.tsx'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { usePageAudience } from '#app/shell/audience.ts'
import { feedMetaTag, pageMetaTags } from '#app/shell/meta-tags.ts'
import { articlePages } from '#content/pages/article-pages.ts'
import { news } from '#content/pages/articles.ts'

export const meta = () => [
  ...pageMetaTags('media', articlePages.media.meta),
  feedMetaTag('media', articlePages.media.meta),
]

export default function MediaPage() {
  const { audience } = usePageAudience()
  return (
    <>
      <Hero {...articlePages.media.hero} scene="media" />
      <ArticleList items={news} empty={articlePages.media.empty} audience={audience} />
    </>
  )
}
