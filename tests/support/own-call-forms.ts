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

/** The state of the call that the page shows, as its forms carry it. */
export async function shownSequence(address: string, page: string): Promise<number> {
  const html = await (await fetch(`${address}${page}?show=move`)).text()
  return Number(/name="sequence" value="(\d+)"/.exec(html)?.[1])
}
