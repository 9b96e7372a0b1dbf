import { type ChangeEvent, useRef, useState } from 'react'
import { SiteLink } from '#app/ui/links.tsx'
import { findAnAnswer, synonyms } from '#content/pages/find-an-answer.ts'
import type { Answer } from '#content/site/answers.ts'
import { pages } from '#content/site/pages.ts'
import { oftenAsked } from '#content/site/related-questions.ts'
import { findAnswers } from '#domain/find-answers.ts'
import { Faq } from '../faq/faq.tsx'
import { RelatedQuestions } from '../related-questions/related-questions.tsx'
import styles from './answer-finder.module.css'

const words = findAnAnswer

interface Found {
  asked: string
  /** Empty without a query. */
  found: readonly Answer[]
}

interface AnswerFinder extends Found {
  /** Fetches the whole index, for the search as one types. */
  loadAll: () => Promise<readonly Answer[]>
}

/** Begins with the results of the server, and searches as one types. */
export function useAnswerFinder({ asked, found, loadAll }: AnswerFinder) {
  const [shown, setShown] = useState({ asked, found })
  const typed = useRef(asked)
  const all = useRef<Promise<readonly Answer[]> | null>(null)

  const load = () => {
    all.current ??= loadAll().catch(() => {
      // The next key press tries again; until then the button searches on the server.
      all.current = null
      return []
    })
    return all.current
  }
  const find = async ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    typed.current = value
    const everything = await load()
    if (typed.current !== value || everything.length === 0) return
    setShown({ asked: value, found: findAnswers(everything, value, synonyms) })
  }

  return {
    shown,
    searchProps: { defaultValue: asked, autoComplete: 'off', onFocus: load, onChange: find },
  }
}

export function FoundAnswers({ asked, found }: Found) {
  const answers = found.filter(({ kind }) => kind === 'question')
  const pageLinks = found.filter(({ kind }) => kind === 'page')
  const hasAsked = asked.trim() !== ''
  return (
    <div className={styles.root}>
      <p role="status" className={styles.status}>
        {hasAsked && words.found(answers.length, pageLinks.length)}
      </p>
      {!hasAsked && (
        <div className={styles.often}>
          <RelatedQuestions items={oftenAsked} heading={words.often} level="h2" />
        </div>
      )}
      {hasAsked && found.length === 0 && (
        <p>
          {words.nothing} <SiteLink to={pages.contactUs.path}>{words.contact}</SiteLink>
        </p>
      )}
      {answers.length > 0 && (
        <section aria-label={words.answers}>
          <Faq
            items={answers.map(({ title, text, page, to }) => ({
              id: to.split('#')[1] ?? to,
              question: title,
              answer: text,
              page,
              to,
            }))}
            foot={({ page, to }) => (
              <p>
                <SiteLink to={to}>{words.readOn(page)}</SiteLink>
              </p>
            )}
          />
        </section>
      )}
      {pageLinks.length > 0 && (
        <section aria-label={words.pages}>
          <ul className={styles.pages}>
            {pageLinks.map(({ title, text, to }) => (
              <li key={to}>
                <SiteLink to={to}>{title}</SiteLink>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
