import { audiencePath, SiteLink } from '#app/ui/links.tsx'
import { Section } from '#app/ui/section.tsx'
import type { articleWords } from '#content/pages/article-pages.ts'
import { allPages, pages } from '#content/site/pages.ts'
import type { Article } from '#content/site/types.ts'
import { type ArticlePiece, articlePieces } from '#domain/article-text.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './article-text.module.css'

interface ArticleTextProps {
  article: Article
  words: typeof articleWords
  /** Whom it is shown to. */
  audience: 'customer' | 'adviser'
}

/** An article of our own in full. */
export function ArticleText({ article, words, audience }: ArticleTextProps) {
  const { text, related } = article
  const relatedPage = allPages.find(({ path }) => path === related)
  return (
    <Section width="narrow">
      <article className={styles.root}>
        {articlePieces(text).map((piece) => (
          <Piece key={JSON.stringify(piece)} piece={piece} />
        ))}
        <p className={styles.general}>{words.general}</p>
      </article>
      <p className={styles.onwards}>
        {relatedPage && (
          <SiteLink to={relatedPage.path}>
            {words.related}: {relatedPage.name}
          </SiteLink>
        )}
        <SiteLink to={audiencePath(pages.blog.path, audience)}>{words.all}</SiteLink>
      </p>
    </Section>
  )
}

function Piece({ piece }: { piece: ArticlePiece }) {
  if (piece.kind === 'heading') return <h2>{piece.text}</h2>
  if (piece.kind === 'p') {
    return (
      <p>
        <LinkedText text={piece.text} />
      </p>
    )
  }
  return (
    <ul>
      {piece.items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  )
}
