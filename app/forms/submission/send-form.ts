import type { SubmitResult } from '#domain/submit-result.ts'
import { fromJson } from './result-json.ts'

const pausesMs = [600, 1_500, 3_500]
const timeoutMs = 15_000

/** Empty outside secure contexts, where browsers have no `randomUUID`; the server then derives a key. */
export function createKey(): string {
  return globalThis.crypto?.randomUUID?.() ?? ''
}

/**
 * Sends the form with retries. The idempotency key makes them harmless: where only the response was lost, the next
 * attempt is answered with the record that the first one created.
 */
export async function sendForm<Field extends string>(
  address: string,
  form: FormData,
  key: string,
  pauses: readonly number[] = pausesMs,
): Promise<SubmitResult<Field>> {
  const fields = textFields(form)
  fields.set('key', key)
  // The spam check by time is for forms sent without JavaScript: bots seldom run it, and autofill is fast.
  fields.delete('servedAt')
  for (const pauseMs of pauses) {
    const result = await attempt<Field>(address, fields)
    if (result) return result
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return (await attempt<Field>(address, fields)) ?? { ok: false, reason: 'failed' }
}

/** Null where a retry may help: no response, a truncated one, or a 5xx. */
async function attempt<Field extends string>(
  address: string,
  fields: URLSearchParams,
): Promise<SubmitResult<Field> | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: fields,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status >= 500) return null
    return fromJson<Field>(response.status, await response.text())
  } catch {
    return null
  }
}

function textFields(form: FormData): URLSearchParams {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(texts)
}
