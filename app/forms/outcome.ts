import { contactUs } from '#content/contact-us.ts'
import { wording } from '#content/wording.ts'
import { formatDashed } from '#domain/plain-date.ts'
import type { Receipt } from '#domain/submit-result.ts'

interface Outcome {
  text: string
  next: readonly string[]
  reference?: string
}

/** The thanks for a form that was saved, and what happens next. */
export function outcomeOf(receipt: Receipt): Outcome {
  const { outcomes } = wording
  switch (receipt.form) {
    case 'contact': {
      const audience = receipt.role === 'Adviser' ? 'adviser' : 'customer'
      return {
        text: outcomes.contactSaved,
        next: contactUs.next.contact[audience],
        reference: receipt.reference,
      }
    }
    case 'callback': {
      const { kind, date, time, reference } = receipt
      const text = filled(outcomes.callbackSaved, { date: formatDashed(date), time })
      return { text, next: contactUs.next[kind], reference }
    }
    case 'brochure': {
      const { name, email } = receipt
      return { text: filled(outcomes.brochureSaved, { name, email }), next: contactUs.next.brochure }
    }
  }
}

/** What is put in is never read as a place to put more in. */
function filled(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
