import type { FormErrors } from '#domain/form-check.ts'
import type { OfferedSlot, Receipt } from '#domain/submit-result.ts'

export type Answer<Field extends string> =
  | { outcome: 'saved'; receipt: Receipt }
  | { outcome: 'refused'; errors: FormErrors<Field>; slots?: OfferedSlot[] | undefined }
  | { outcome: 'too-many' }
  | { outcome: 'failed' }

const pausesMs = [600, 1_500, 3_500]
const patienceMs = 15_000

/**
 * Sends the form until there is an answer. The key in it makes a repeat harmless: where only the reply was
 * lost, the next try is told of the record that the first one made.
 */
export async function sendForm<Field extends string>(
  address: string,
  fields: URLSearchParams,
  pauses: readonly number[] = pausesMs,
): Promise<Answer<Field>> {
  for (const pauseMs of pauses) {
    const answer = await tryOnce<Field>(address, fields)
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return (await tryOnce<Field>(address, fields)) ?? { outcome: 'failed' }
}

/** Null where it is worth another try: no answer, half an answer, or a server that is not well. */
async function tryOnce<Field extends string>(
  address: string,
  fields: URLSearchParams,
): Promise<Answer<Field> | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: fields,
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.status >= 500) return null
    if (response.status === 429) return { outcome: 'too-many' }
    const { ok, errors, slots, ...receipt } = await response.json()
    if (response.ok && ok) return { outcome: 'saved', receipt }
    return errors ? { outcome: 'refused', errors, slots } : { outcome: 'failed' }
  } catch {
    return null
  }
}
