/**
 * Marks what is invented wherever it is shown, from the same `sample: true` that the launch check reads: nothing is
 * left of the mark once that is deleted.
 */

/** After a name or number. */
export function sampleMark(item: object): string {
  return isSample(item) ? ' (sample)' : ''
}

/** After the lead of a list. */
export function sampleNote(items: readonly object[], what: string): string {
  return items.some(isSample) ? ` ${what} here are samples.` : ''
}

function isSample(item: object): boolean {
  return 'sample' in item && item.sample === true
}
