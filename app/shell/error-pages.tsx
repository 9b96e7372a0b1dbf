import type { ReactNode } from 'react'
import { Illustration } from '#app/illustration/illustration.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { notFound, serverError } from '#content/site/error-pages.ts'
import { firm } from '#content/site/firm.ts'
import { pageBanners } from '#content/site/images/banners.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import styles from './error-pages.module.css'

/** 404: links to both audiences' home pages, a search field and the phone number. */
export function NotFoundPage() {
  const { customer, adviser } = notFound
  const links = (
    <>
      <ButtonLink to={pages.customerHome.path}>{customer}</ButtonLink>
      <ButtonLink to={pages.adviserHome.path} kind="onScene">
        {adviser}
      </ButtonLink>
    </>
  )
  return (
    <ErrorPage
      words={notFound}
      links={links}
      scene={<Illustration name="not-found" className={styles.scene} banner={pageBanners['not-found']} />}
    >
      <div className={styles.find}>
        <SearchField action={pages.findAnAnswer.path} {...shellWords.find} />
      </div>
    </ErrorPage>
  )
}

/** 500: what to do, the e-mail address and the phone number; no details of the error. */
export function FaultPage() {
  const links = (
    <>
      <ButtonLink to={pages.landing.path} rel="external">
        {serverError.home}
      </ButtonLink>
      <a href={firm.email.href} className={styles.contact}>
        {firm.email.display}
      </a>
    </>
  )
  return (
    <ErrorPage
      words={serverError}
      links={links}
      scene={<Illustration name="fault" className={styles.scene} banner={pageBanners.fault} />}
    />
  )
}

interface ErrorPageProps {
  words: { title: string; heading: string; text: readonly string[] }
  links: ReactNode
  scene: ReactNode
  children?: ReactNode
}

function ErrorPage({ words, links, scene, children }: ErrorPageProps) {
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
          {links}
          <a href={firm.phone.href} className={styles.contact}>
            {firm.phone.display}
          </a>
        </div>
        {children}
      </div>
      {scene}
    </div>
  )
}
