import type * as Words from '#app/forms/words.ts'
import { fetchJson } from './fetch-json.ts'

// In the browser's scripts this takes the place of app/forms/words.ts (app/delivery/browser-words.ts).
export let asideCopy: typeof Words.asideCopy
export let brochureForm: typeof Words.brochureForm
export let callCopy: typeof Words.callCopy
export let callSchedule: typeof Words.callSchedule
export let complaintForm: typeof Words.complaintForm
export let contactForm: typeof Words.contactForm
export let costQuestion: typeof Words.costQuestion
export let eventDatesForm: typeof Words.eventDatesForm
export let firm: typeof Words.firm
export let formCopy: typeof Words.formCopy
export let keepLinkCopy: typeof Words.keepLinkCopy
export let nextSteps: typeof Words.nextSteps
export let ownCallCopy: typeof Words.ownCallCopy
export let pages: typeof Words.pages
export let pickerCopy: typeof Words.pickerCopy
export let wording: typeof Words.wording

let loaded: Promise<void> | undefined

/** To be awaited before an island is rendered. */
export function loadWords(): Promise<void> {
  loaded ??= fetchWords().catch((error) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function fetchWords(): Promise<void> {
  const words: typeof Words = await fetchJson('/words.json')
  ;({ asideCopy, brochureForm, callCopy, callSchedule, contactForm, costQuestion, eventDatesForm } = words)
  ;({ complaintForm, firm, formCopy, keepLinkCopy, nextSteps, ownCallCopy, pages, pickerCopy, wording } =
    words)
}
