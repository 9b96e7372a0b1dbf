import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { DeskContext } from './desk-page.tsx'

/** What the script sends. The response of a passkey is as it comes: the library verifies it. */
export async function readJson<Response>(context: DeskContext) {
  const body = (await context.req.json().catch(() => null)) ?? {}
  return {
    invitation: String(body.invitation ?? ''),
    /** Of the device, as typed. */
    name: typeof body.name === 'string' ? body.name.trim() : '',
    next: body.next,
    isShared: body.shared === 'yes',
    response: (body.response || null) as Response | null,
  }
}

/** Base64url: anybody can send anything here, and PostgreSQL refuses some characters. */
export function passkeyIdIn(response: AuthenticationResponseJSON | null): string {
  return /^[\w-]+$/.exec(String(response?.id))?.[0] ?? ''
}
