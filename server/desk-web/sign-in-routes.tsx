// Passkeys over HTTP: invitation, sign-in, sign-out, and one's own passkeys.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { AccountPage, InvitationPage, SignInPage } from '#app/desk/passkey-pages.tsx'
import { logAction } from '#server/desk/audit-log.ts'
import {
  findInvited,
  listPasskeys,
  ownerOfPasskey,
  register,
  registrationOptions,
  removePasskey,
  signIn,
  signInOptions,
} from '#server/desk/passkeys.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import { endSession, type Session, signOut } from '#server/desk/sessions.ts'
import { transact } from '#server/platform/db/transact.ts'
import { countIn } from '#server/platform/rate-limit.ts'
import { type DeskContext, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, publicRoute, staffRoute } from './desk-route.ts'
import { readText } from './read-form.ts'

const tooMany = 'There were too many attempts. Please wait an hour, or ask the owner of the desk.'
const refused =
  'This passkey was not accepted. Please try again, or ask the owner of the desk for an invitation.'
const badInvitation =
  'This invitation was used, has expired or is not complete. Ask the owner of the desk for another.'

export function signInRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, cookie, limit, clientOf } = desk

  /** The database counts, so the limit holds for all instances together. */
  const mayTry = async (...subjects: string[]) => {
    const keys = await Promise.all(subjects.map((subject) => limit.rateKeyFor(subject, 'desk sign-in')))
    return await transact(database, async (trx) => {
      const counted = []
      for (const key of keys) counted.push(key === null || (await countIn(trx, key)))
      return counted.every(Boolean)
    })
  }
  const clientMayTry = (context: DeskContext) => mayTry(`client ${clientOf(context)}`)

  /** With an invitation; with a session alone it is another passkey of the same person. */
  const personOf = async (session: Session | null, invitation: string | null) => {
    if (invitation !== null) return await findInvited(desk, invitation)
    return session && { id: session.staffId, name: session.name, email: session.email }
  }

  return [
    publicRoute('GET /sign-in', (context) =>
      page(context, { title: 'Sign in' }, <SignInPage next={ownPath(context.req.query('next'))} />),
    ),
    publicRoute('POST /sign-in/options', async (context) =>
      (await clientMayTry(context)) ? context.json(await signInOptions(desk)) : context.text(tooMany, 429),
    ),
    publicRoute('POST /sign-in', async (context) => {
      const { response, next } = await readJson<AuthenticationResponseJSON>(context)
      // Base64url: anybody can send anything here, and PostgreSQL refuses some characters.
      const id = /^[\w-]+$/.exec(String(response?.id))?.[0] ?? ''
      const passkey = await ownerOfPasskey(desk, id)
      const subjects = [`client ${clientOf(context)}`, ...(passkey ? [`person ${passkey.staffId}`] : [])]
      // Not in the audit log: nobody shall fill it.
      if (!(await mayTry(...subjects))) return context.text(tooMany, 429)
      const token = passkey && response ? await signIn(desk, passkey, response) : null
      if (token === null) {
        const actor = { staffId: passkey?.staffId ?? null }
        await logAction(desk, actor, 'sign-in refused')
        return context.text(refused, 403)
      }
      cookie.set(context, token)
      return context.json({ next: ownPath(next) })
    }),
    publicRoute('GET /invitation/:token', async (context) => {
      const token = context.req.param('token') ?? ''
      if (!(await clientMayTry(context))) return message(context, 'Not now', 429, tooMany)
      const person = await findInvited(desk, token)
      if (person === null) return message(context, 'This invitation is over', 404, badInvitation)
      return page(context, { title: 'Your invitation' }, <InvitationPage name={person.name} token={token} />)
    }),
    publicRoute('POST /passkeys/options', async (context, session) => {
      if (!(await clientMayTry(context))) return context.text(tooMany, 429)
      const { invitation } = await readJson(context)
      const person = await personOf(session, invitation)
      if (person === null) return context.text(badInvitation, 403)
      return context.json(await registrationOptions(desk, person))
    }),
    publicRoute('POST /passkeys', async (context, session) => {
      if (!(await clientMayTry(context))) return context.text(tooMany, 429)
      const { invitation, response } = await readJson<RegistrationResponseJSON>(context)
      const person = await personOf(session, invitation)
      if (person === null || !response) return context.text(badInvitation, 403)
      const token = await register(desk, person, response, invitation)
      if (token === null) return context.text(refused, 403)
      if (session) await transact(database, (trx) => endSession(trx, session))
      cookie.set(context, token)
      return context.json({ next: invitation === null ? '/account?done=passkey-added' : '/' })
    }),
  ]
}

export function accountRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, cookie } = desk
  return [
    // Asked by a page before it sends a form.
    staffRoute('GET /session', (context) => context.body(null, 204)),
    staffRoute('GET /account', async (context, { staffId, name, email, role }) => {
      const passkeys = (await listPasskeys(database, staffId)).map(({ id, createdUtc, usedUtc }) => ({
        id,
        created: londonMoment(createdUtc),
        used: usedUtc === null ? 'not yet' : londonMoment(usedUtc),
      }))
      return page(
        context,
        { title: name, section: 'account' },
        <AccountPage email={email} role={role} passkeys={passkeys} />,
      )
    }),
    staffRoute('POST /passkeys/remove', async (context, { staffId }) => {
      const isRemoved = await removePasskey(desk, staffId, await readText(context, 'id'))
      return context.redirect(isRemoved ? '/account?done=passkey-removed' : '/account', 303)
    }),
    staffRoute('POST /sign-out', async (context, session) => {
      await signOut(desk, session, 'signed out')
      cookie.remove(context)
      return context.redirect('/sign-in?done=signed-out', 303)
    }),
    staffRoute('POST /sign-out-everywhere', async (context, session) => {
      await signOut(desk, session, 'signed out everywhere')
      cookie.remove(context)
      return context.redirect('/sign-in?done=signed-out-everywhere', 303)
    }),
  ]
}

/** A path of the desk: an address of another site would make the sign-in page a stepping stone to it. */
function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'
}

/** What the script sends. The response of a passkey is as it comes: the library verifies it. */
async function readJson<Response>(context: DeskContext) {
  const body = (await context.req.json().catch(() => null)) ?? {}
  return {
    invitation: typeof body.invitation === 'string' ? body.invitation : null,
    next: body.next,
    response: (body.response || null) as Response | null,
  }
}
