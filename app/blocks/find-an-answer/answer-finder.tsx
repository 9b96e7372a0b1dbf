import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react'
import { SiteLink } from '#app/ui/links.tsx'
import { findAnAnswer } from '#content/pages/find-an-answer.ts'
import type { Answer } from '#content/site/answers.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { oftenAsked } from '#content/site/related-questions.ts'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import { Faq } from '../faq/faq.tsx'
import { RelatedQuestions } from '../related-questions/related-questions.tsx'
import styles from './answer-finder.module.css'
import type { AnswerSearch } from './load-search.ts'

const words = findAnAnswer

interface Found {
  asked: string
  /** Empty without a query. */
  found: readonly Answer[]
}

interface AnswerFinder extends Found {
  /** Fetches library and index, for the search as one types. */
  loadSearch: () => Promise<AnswerSearch>
}

/** Begins with the results of the server, and searches as one types. */
export function useAnswerFinder({ asked, found, loadSearch }: AnswerFinder) {
  const [shown, setShown] = useState({ asked, found })
  const typed = useRef(asked)
  const search = useRef<Promise<AnswerSearch | null>>(null)
  /** The server has counted what it did not find. */
  const counted = useRef(asked)

  const load = () => {
    search.current ??= loadSearch().catch(() => {
      // The next key press tries again; until then the button searches on the server.
      search.current = null
      return null
    })
    return search.current
  }
  const find = async ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    typed.current = value
    const findAnswers = await load()
    if (typed.current === value && findAnswers) setShown({ asked: value, found: findAnswers(value) })
  }
  // What was typed and left without a result is counted as well, by asking the server; the button asks by itself.
  const count = ({ target: { value }, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const isMissed = shown.asked === value && value.trim() !== '' && shown.found.length === 0
    if (!isMissed || counted.current === value || relatedTarget instanceof HTMLButtonElement) return
    counted.current = value
    const address = `${pages.findAnAnswer.path}?${new URLSearchParams({ q: value })}`
    fetch(address, { method: 'HEAD', keepalive: true }).catch(() => {})
  }

  return {
    shown,
    searchProps: { defaultValue: asked, autoComplete: 'off', onFocus: load, onChange: find, onBlur: count },
  }
}

export function FoundAnswers({ asked, found }: Found) {
  const answers = found.filter(isAnswer)
  const pageLinks = found.filter((item) => !isAnswer(item))
  const hasAsked = asked.trim() !== ''
  const sections = [
    answers.length > 0 && (
      <section key="answers" aria-labelledby="found-answers">
        <h2 id="found-answers" className={styles.heading}>
          {words.answers}
        </h2>
        <Faq
          items={answers.map(({ id, title, text, page, to, kind }) => ({
            id,
            question: title,
            answer: text,
            to,
            link: fillIn(kind === 'further' ? words.moreOn : words.readOn, { page }),
          }))}
          foot={({ link, to }) => (
            <p>
              <SiteLink to={to}>{link}</SiteLink>
            </p>
          )}
        />
      </section>
    ),
    pageLinks.length > 0 && (
      <section key="pages" aria-labelledby="found-pages">
        <h2 id="found-pages" className={styles.heading}>
          {words.pages}
        </h2>
        <ul className={styles.pages}>
          {pageLinks.map(({ title, text, page, to }) => (
            <li key={to}>
              <SiteLink to={to}>{page ? fillIn(words.partOf, { page, title }) : title}</SiteLink>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    ),
  ]
  // The result on top is the one that fits best.
  if (found[0] && !isAnswer(found[0])) sections.reverse()
  return (
    <div className={styles.root}>
      <p role="status" className={styles.status}>
        {hasAsked && foundText(answers.length, pageLinks.length)}
      </p>
      {hasAsked && found.length === 0 && (
        <p>
          {words.nothing.beforePhone}
          <a href={firm.phone.href}>{firm.phone.display}</a>
          {words.nothing.afterPhone} <SiteLink to={pages.contactUs.path}>{words.contact}</SiteLink>
        </p>
      )}
      {found.length === 0 && <RelatedQuestions items={oftenAsked} heading={words.often} level="h2" />}
      {sections}
    </div>
  )
}

/** It is shown in full; anything else is a link to where it can be read. */
function isAnswer({ kind }: Answer): boolean {
  return kind === 'question' || kind === 'further'
}

function foundText(answerCount: number, pageCount: number): string {
  const answers = fillInCount(words.found.answers, answerCount)
  const pages = fillInCount(words.found.pages, pageCount)
  if (answerCount && pageCount) return fillIn(words.found.both, { answers, pages })
  if (answerCount) return answers
  return pageCount ? pages : words.found.nothing
}
