/** What a page consists of: files, or sections of its document. */
interface Part {
  name: string
  bytes: number
}

export interface Budget {
  bytes: number
  /** How many parts there may be. */
  count?: number
  /** What an editor or developer can do about it. */
  remedy: string
}

/** From here on a budget is reported, before it fails. */
const warnAt = 0.97

/** A sentence with the largest parts and the remedy, where they take more than their budget or nearly so. */
export function checkBudget(
  subject: string,
  parts: Part[],
  { bytes: allowed, count = Number.POSITIVE_INFINITY, remedy }: Budget,
  bytes = parts.reduce((sum, part) => sum + part.bytes, 0),
): { failure?: string; warning?: string } {
  const isOver = bytes > allowed || parts.length > count
  if (!isOver && bytes < allowed * warnAt) return {}
  const largest = parts
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map((part) => `${part.name} ${part.bytes}`)
  const files = Number.isFinite(count) ? ` in ${parts.length} of ${count} files` : ''
  const sentence = `${subject} takes ${bytes} of ${allowed} bytes${files}. Largest: ${largest.join(', ')}. ${remedy}`
  return isOver ? { failure: sentence } : { warning: sentence }
}
