import { boundedText } from '#server/platform/bounded-text.ts'
import { isLoopback } from '#server/platform/loopback.ts'
import { UnreadableCalendar } from './busy-ranges.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 5_000_000
const MAX_REDIRECTS = 3

/** As it is stored; null for what is no address of a calendar. What leaves this machine is encrypted. */
export function calendarAddress(typed: string): string | null {
  const text = typed.trim().replace(/^webcals?:/i, 'https:')
  if (text.length > 1_000 || !URL.canParse(text)) return null
  const { protocol, hostname, href } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)) ? href : null
}

/** The text of a calendar. Throws UnreadableCalendar, whose message never has the address: that is a secret. */
export async function fetchCalendar(address: string, timeoutMs = TIMEOUT_MS): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let next = address
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await fetch(next, { redirect: 'manual', signal, headers: { Accept: 'text/calendar' } })
      const location = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || location === null) return await textOf(response)
      await response.body?.cancel()
      const redirected = URL.canParse(location, next) ? new URL(location, next).href : ''
      if (calendarAddress(redirected) === null)
        throw new UnreadableCalendar('it leads to an address without https')
      next = redirected
    }
    throw new UnreadableCalendar('it leads from one address to the next')
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error
    throw new UnreadableCalendar(
      signal.aborted ? 'it takes too long' : 'there is no connection to its server',
    )
  }
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new UnreadableCalendar(`its server answers with ${response.status}`)
  }
  const text = await boundedText(response, MAX_BYTES)
  if (text === null) throw new UnreadableCalendar('it is larger than 5 MB')
  return text
}
