import type { RawForm } from '#domain/form-check.ts'
import type { SubmittedForm } from './form-state.ts'

// What was typed into the form of a dialog, until it is sent or the tab is closed.

const nameOf = (path: string) => `draft ${path}`

export function saveDraft(path: string, values: RawForm): void {
  try {
    sessionStorage.setItem(nameOf(path), JSON.stringify(values))
  } catch {
    // Some browsers refuse to store anything: then it lasts as long as the page.
  }
}

export function clearDraft(path: string): void {
  try {
    sessionStorage.removeItem(nameOf(path))
  } catch {}
}

/** As a form that came back without a result. */
export function readDraft(path: string): SubmittedForm<never> | undefined {
  try {
    const stored = sessionStorage.getItem(nameOf(path))
    return stored === null ? undefined : { values: JSON.parse(stored) }
  } catch {
    return undefined
  }
}
