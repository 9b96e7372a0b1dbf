import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SiteLink } from '#app/ui/links.tsx'
import type { findAnAnswer } from '#content/pages/find-an-answer.ts'
import type { Answer } from '#content/site/answers.ts'
import type { RelatedQuestion } from '#content/site/related-questions.ts'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import { Faq } from '../faq/faq.tsx'
import { RelatedQuestions } from '../related-questions/related-questions.tsx'
import styles from './answer-finder.module.css'
import { type AnswerSearch, loadSearch } from './load-search.ts'

type Words = Omit<typeof findAnAnswer, 'meta'>

interface Found {
  asked: string
  /** Empty without a query. */
  found: readonly Answer[]
}

interface AnswerFinderProps extends Found {
  /** The path of the page that searches. */
  path: string
  words: Words
  /** Below answers, which may have figures of the register. */
  figuresNote: string
  phone: { href: string; display: string }
  contactPath: string
  /** Shown where nothing is found. */
  often: readonly RelatedQuestion[]
}

/** The search field, in the hero of the page. */
export const searchSelector = 'main search input'

/** Begins with the results of the server, and searches as one types. */
export function AnswerFinder({ asked, found, path, ...rest }: AnswerFinderProps) {
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
  const find = useEffectEvent(async (value: string) => {
    typed.current = value
    const findAnswers = await load()
    if (typed.current === value && findAnswers) setShown({ asked: value, found: findAnswers(value) })
  })
  // What was typed and left without a result is counted as well, by asking the server; the button asks by itself.
  const count = useEffectEvent((value: string, isForButton: boolean) => {
    const isMissed = shown.asked === value && value.trim() !== '' && shown.found.length === 0
    if (!isMissed || counted.current === value || isForButton) return
    counted.current = value
    const address = `${path}?${new URLSearchParams({ q: value })}`
    fetch(address, { method: 'HEAD', keepalive: true }).catch(() => {})
  })

  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>(searchSelector)
    if (!input) return
    // Loads the index; and what was typed before this code had come counts.
    void find(input.value)
    const onInput = () => void find(input.value)
    const onBlur = ({ relatedTarget }: FocusEvent) =>
      count(input.value, relatedTarget instanceof HTMLButtonElement)
    input.addEventListener('input', onInput)
    input.addEventListener('blur', onBlur)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('blur', onBlur)
    }
  }, [])

  return <FoundAnswers {...shown} {...rest} />
}

type FoundAnswersProps = Omit<AnswerFinderProps, 'path'>

function FoundAnswers({ asked, found, words, figuresNote, phone, contactPath, often }: FoundAnswersProps) {
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
        {hasAsked && foundText(words.found, answers.length, pageLinks.length)}
      </p>
      {hasAsked && found.length === 0 && (
        <p>
          {words.nothing.beforePhone}
          <a href={phone.href}>{phone.display}</a>
          {words.nothing.afterPhone} <SiteLink to={contactPath}>{words.contact}</SiteLink>
        </p>
      )}
      {found.length === 0 && <RelatedQuestions items={often} heading={words.often} level="h2" />}
      {sections}
      {found.length > 0 && <p className={styles.status}>{figuresNote}</p>}
    </div>
  )
}

/** It is shown in full; anything else is a link to where it can be read. */
function isAnswer({ kind }: Answer): boolean {
  return kind === 'question' || kind === 'further'
}

function foundText(found: Words['found'], answerCount: number, pageCount: number): string {
  const answers = fillInCount(found.answers, answerCount)
  const pages = fillInCount(found.pages, pageCount)
  if (answerCount && pageCount) return fillIn(found.both, { answers, pages })
  if (answerCount) return answers
  return pageCount ? pages : found.nothing
}
