import type { Answer } from '#content/site/answers.ts'
import { createAnswerSearch } from '#domain/find-answers.ts'

export type AnswerSearch = (asked: string) => readonly Answer[]

/** The search as one types, with the same index as the server's. */
export async function loadSearch(): Promise<AnswerSearch> {
  const response = await fetch('/answers.json')
  if (!response.ok) throw new Error(`The index was answered with ${response.status}.`)
  const { answers, synonyms } = await response.json()
  return createAnswerSearch<Answer>(answers, synonyms)
}
