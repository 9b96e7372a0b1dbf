/** The summary of a calculator as the beginning of a message. Letters, figures and a few signs: nothing else is one. */
const SUMMARY = /^[\w £%.,:'’?−-]{1,300}$/u

/** Null where it is no summary: a link must not put just anything into a visitor's message. */
export function calculatorMessage(summary: string | null): string | null {
  return summary !== null && SUMMARY.test(summary) ? `${summary}\n\n` : null
}
