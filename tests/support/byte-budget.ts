/** A file, or a section of a document. */
interface Part {
  name: string
  bytes: number
}

export interface Budget {
  bytes: number
  remedy: string
}

/** From here on a budget is reported, before it fails. */
const warnAt = 0.97

/** A sentence with the largest parts and the remedy, where a budget is exceeded or nearly so. */
export function checkBudget(
  subject: string,
  bytes: number,
  budget: Budget,
  readParts: () => Part[],
): { failure?: string; warning?: string } {
  if (bytes < budget.bytes * warnAt) return {}
  const largest = readParts()
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map((part) => `${part.name} ${part.bytes}`)
  const sentence = `${subject} takes ${bytes} of ${budget.bytes} bytes. Largest: ${largest.join(', ')}. ${budget.remedy}`
  return bytes > budget.bytes ? { failure: sentence } : { warning: sentence }
}
