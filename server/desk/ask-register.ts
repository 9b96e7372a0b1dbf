// The public API of the Financial Services Register: what it says of one person.
import * as v from 'valibot'
import { boundedText } from '#server/platform/bounded-text.ts'
import type { RegisterSettings } from '#server/platform/environment.ts'

export interface RegisterStatus {
  /** In the words of the register. */
  status: string
  isActive: boolean
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 64 * 1024

/** In lower case and without the spaces around a slash. */
const activeStatuses = ['active', 'approved by regulator', 'certified/assessed by firm']

/** `Data` is null for a number that it does not know. */
const answerSchema = v.object({
  Message: v.string(),
  Data: v.nullable(v.array(v.object({ Details: v.object({ IRN: v.string(), Status: v.string() }) }))),
})

/** Throws where there is no answer about this number: what was known of it stays. */
export async function askRegister(
  { url, headers }: RegisterSettings,
  number: string,
  stopped: AbortSignal,
): Promise<RegisterStatus> {
  const response = await fetch(`${url}/${encodeURIComponent(number)}`, {
    headers: { Accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopped]),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the register answers with ${response.status}`)
  }
  const text = await boundedText(response, MAX_BYTES)
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), text)
  if (!success) throw new Error('the register answers something else than a person')
  const [person] = output.Data ?? []
  if (person === undefined && /not found/i.test(output.Message))
    return { status: 'Not on the register', isActive: false }
  if (person?.Details.IRN !== number) throw new Error('the register answers about somebody else')
  const status = person.Details.Status.trim().slice(0, 100)
  return { status, isActive: activeStatuses.includes(status.toLowerCase().replace(/\s*\/\s*/, '/')) }
}
