/** The characters that a calculator's summary may consist of. */
const SUMMARY = /^[\w £%.,:'’?−-]{1,300}$/u

/**
 * The summary of a calculator as the beginning of a message. Null where it is no summary: a link must not put just
 * anything into a visitor's message.
 */
export function calculatorMessage(summary: string | null): string | null {
  return summary !== null && SUMMARY.test(summary) ? `${summary}\n\n` : null
}
