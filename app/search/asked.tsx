// The parts of the search page that depend on what was asked, apart from the lead, which is there before anything was.
import { AnswerFinder, searchSelector } from '#app/blocks/find-an-answer/answer-finder.tsx'
import { island } from '#app/delivery/island.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { findAnAnswer } from '#content/pages/find-an-answer.ts'
import { figuresNote } from '#content/site/checked.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { oftenAsked } from '#content/site/related-questions.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { LoadedAnswers } from './load-answers.ts'

const FoundAnswers = island('found-answers', AnswerFinder, { intent: searchSelector })
const { path } = pages.findAnAnswer
const { meta, ...words } = findAnAnswer

export function AskedField({ asked }: LoadedAnswers) {
  return (
    <SearchField
      defaultValue={asked}
      autoComplete="off"
      action={path}
      label={words.label}
      button={shellWords.find.button}
    />
  )
}

export function AskedAnswers({ asked, found }: LoadedAnswers) {
  return (
    <FoundAnswers
      asked={asked}
      found={found}
      path={path}
      words={words}
      figuresNote={figuresNote}
      phone={firm.phone}
      contactPath={pages.contactUs.path}
      often={oftenAsked}
    />
  )
}
