import type { BookableSlot } from './visitor-forms.ts'

/** Sends a form of a call's own page, as a browser without JavaScript does; not following the redirect. */
export async function changeOwnCall(
  address: string,
  page: string,
  fields: Record<string, string>,
): Promise<number> {
  const response = await fetch(address + page, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return response.status
}

export function moveFields(sequence: number, { date, time }: BookableSlot): Record<string, string> {
  return { do: 'move', sequence: String(sequence), date, time }
}

export function cancelFields(sequence: number): Record<string, string> {
  return { do: 'cancel', sequence: String(sequence), reason: 'Something came up' }
}

/** The state of the call, which the forms of its page carry; its calendar file takes less time than the page. */
export async function readSequence(address: string, page: string): Promise<number> {
  const calendar = await (await fetch(`${address}${page}/call.ics`)).text()
  return Number(/^SEQUENCE:(\d+)/m.exec(calendar)?.[1])
}
