import type { SubmitResult } from '#domain/submit-result.ts'
import { fromJson } from './result-json.ts'

const pausesMs = [600, 1_500, 3_500]
const timeoutMs = 15_000

/** Without a secure context browsers create none; the server then derives one from the contents. */
export function createKey(): string {
  return globalThis.crypto?.randomUUID?.() ?? ''
}

/**
 * Sends the form until there is an answer. The idempotency key makes a retry harmless: where only the response
 * was lost, the next attempt is answered with the record that the first one made.
 */
export async function sendForm<Field extends string>(
  address: string,
  form: FormData,
  key: string,
  pauses: readonly number[] = pausesMs,
): Promise<SubmitResult<Field>> {
  const fields = textFields(form)
  fields.set('key', key)
  // Only for forms sent without a script: with one, a form that is filled in fast was not filled in by a bot.
  fields.delete('servedAt')
  for (const pauseMs of pauses) {
    const result = await attempt<Field>(address, fields)
    if (result) return result
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return (await attempt<Field>(address, fields)) ?? { ok: false, reason: 'failed' }
}

/** Null where it is worth another attempt: no response, half a response, or a server that is not well. */
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
