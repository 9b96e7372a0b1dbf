import type { PasskeyView } from '#app/desk/passkey-pages.tsx'
import { londonMoment } from '#server/desk/enquiry-text.ts'
import type { listPasskeys } from '#server/desk/stored-passkeys.ts'

type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number]

export function shownPasskey({ id, name, createdUtc, usedUtc }: Passkey): PasskeyView {
  return {
    id,
    name,
    created: londonMoment(createdUtc),
    used: usedUtc === null ? 'not yet' : londonMoment(usedUtc),
  }
}
