import { inlineIllustration } from '#app/delivery/inline-illustration.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { notFound, serverError } from '#content/site/error-pages.ts'
import { firm } from '#content/site/firm.ts'
import { extraPages, pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import styles from './error-pages.module.css'

const FaultScene = inlineIllustration('fault')
const NotFoundScene = inlineIllustration('not-found')

/** 404: links to both audiences' home pages, a search field and the phone number. */
export function NotFoundPage() {
  const words = notFound
  return (
    <div className={styles.root}>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{words.heading}</h1>
        {words.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          <ButtonLink to={pages.customerHome.path}>{words.customer}</ButtonLink>
          <ButtonLink to={pages.adviserHome.path} kind="onScene">
            {words.adviser}
          </ButtonLink>
          <a href={firm.phone.href} className={styles.phone}>
            {firm.phone.display}
          </a>
        </div>
        <div className={styles.find}>
          <SearchField action={extraPages.findAnAnswer.path} {...shellWords.find} />
        </div>
      </div>
      <NotFoundScene className={styles.scene ?? ''} />
    </div>
  )
}

/** 500: what to do, and the phone number; no details of the error. */
export function FaultPage() {
  const words = serverError
  return (
    <div className={styles.root}>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{words.heading}</h1>
        {words.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          <ButtonLink to={pages.landing.path} rel="external">
            {words.home}
          </ButtonLink>
          <a href={firm.phone.href} className={styles.phone}>
            {firm.phone.display}
          </a>
        </div>
      </div>
      <FaultScene className={styles.scene ?? ''} />
    </div>
  )
}
