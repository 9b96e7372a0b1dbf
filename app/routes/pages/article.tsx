import type { MetaDescriptor } from 'react-router'
import { ArticleText } from '#app/blocks/articles/article-text.tsx'
import { Byline } from '#app/blocks/articles/byline.tsx'
import { PictureHero } from '#app/blocks/hero/picture-hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { usePageAudience } from '#app/shell/audience.ts'
import { articleMetaTags } from '#app/shell/meta-tags.ts'
import { articleData, loadedThings } from '#app/shell/structured-data.ts'
import { articleWarnings, articleWords } from '#content/pages/article-pages.ts'
import { articlePath, blog } from '#content/pages/articles.ts'
import { readingMinutes } from '#domain/article-text.ts'
import type { Route } from './+types/article'

export const meta = ({ loaderData }: Route.MetaArgs): MetaDescriptor[] =>
  loaderData ? articleMetaTags(loaderData.article) : []

export function loader({ params, context }: Route.LoaderArgs) {
  const article = blog.find(({ text, link }) => text !== '' && link === articlePath(params.article))
  if (!article) throw new Response(null, { status: 404 })
  context.set(loadedThings, articleData(article))
  return { article }
}

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const { audience } = usePageAudience()
  return (
    <>
      <PictureHero
        heading={article.title}
        shape="cover"
        picture={
          article.image && (
            <img src={article.image} alt={article.alt} width={600} height={400} decoding="async" />
          )
        }
      >
        <Byline {...article} minutes={readingMinutes(article.text)} />
      </PictureHero>
      <ArticleText article={article} words={articleWords} audience={audience} />
      <RiskWarning warnings={articleWarnings(article)} flush />
      <ContactSection audience={audience} />
    </>
  )
}
