import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** The cookie ends with the browser; when the session ends is decided in the database. */
export function createSessionCookie(deskUrl: string) {
  const isHttps = deskUrl.startsWith('https:')
  // __Host- binds it to this host alone; browsers take such a name only with Secure.
  const name = isHttps ? '__Host-desk' : 'desk'
  const attributes = { httpOnly: true, secure: isHttps, sameSite: 'Strict', path: '/' } as const
  return {
    name,
    read: (context: Context) => getCookie(context, name),
    set: (context: Context, token: string) => setCookie(context, name, token, attributes),
    remove: (context: Context) => void deleteCookie(context, name, attributes),
  }
}

export type SessionCookie = ReturnType<typeof createSessionCookie>
