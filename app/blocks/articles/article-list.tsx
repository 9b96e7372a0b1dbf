import { NewTabButton } from '#app/ui/button.tsx'
import { audiencePath } from '#app/ui/links.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Article } from '#content/site/types.ts'
import { wording } from '#content/site/wording.ts'
import styles from './article-list.module.css'
import { Byline } from './byline.tsx'

interface ArticleListProps {
  items: readonly Article[]
  /** Shown where there are no items. */
  empty: string
  /** Whom the list is shown to: an article of our own is then for the same. */
  audience: 'customer' | 'adviser'
}

/** The media or blog list. */
export function ArticleList({ items, empty, audience }: ArticleListProps) {
  if (items.length === 0) {
    return <p className={styles.empty}>{empty}</p>
  }
  return (
    <ul className={styles.root}>
      {items.map((item, index) => {
        const [title, text] = item.title ? [item.title, item.content] : firstSentence(item.content)
        return (
          <li key={item.link + item.content} className={styles.row}>
            <article className={styles.item}>
              {item.image && (
                <img
                  className={styles.image}
                  src={item.image}
                  alt={item.alt}
                  width={600}
                  height={400}
                  // The first one is on the first screen.
                  loading={index === 0 ? 'eager' : 'lazy'}
                  decoding="async"
                />
              )}
              <div className={styles.words}>
                <h2 className={styles.title}>{title}</h2>
                <Byline {...item} />
                {text && <p>{text}</p>}
                <NewTabButton
                  kind="secondary"
                  href={item.link.startsWith('/') ? audiencePath(item.link, audience) : item.link}
                >
                  {wording.readMore}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </NewTabButton>
              </div>
            </article>
          </li>
        )
      })}
    </ul>
  )
}

/** An item without a title is headed by its first sentence. */
function firstSentence(content: string): [string, string] {
  const end = content.search(/[.?!](\s|$)/) + 1
  return end > 0 ? [content.slice(0, end), content.slice(end).trim()] : [content, '']
}
