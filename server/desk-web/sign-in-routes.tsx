// Passkeys over HTTP: invitation, sign-in, sign-out, and one's own passkeys.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { AccountPage, InvitationPage, NewPasskeyPage, SignInPage } from '#app/desk/passkey-pages.tsx'
import { logAction } from '#server/desk/audit-log.ts'
import {
  assertionOptions,
  findInvited,
  ownerOfPasskey,
  register,
  registrationOptions,
  signIn,
} from '#server/desk/passkeys.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { endSession, type Session, signOut, startSession } from '#server/desk/sessions.ts'
import { listPasskeys, removePasskey } from '#server/desk/stored-passkeys.ts'
import { isEmbedded } from '#server/http/embedded.ts'
import { transact } from '#server/platform/db/transact.ts'
import { countAttempt } from './count-attempt.ts'
import { type DeskContext, goTo, message, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, publicRoute, staffRoute } from './desk-route.ts'
import { deviceName } from './device-name.ts'
import { from } from './network-of.ts'
import { readText } from './read-form.ts'
import { passkeyIdIn, readJson } from './read-json.ts'

const tooMany = 'There were too many attempts. Please wait an hour, or ask the owner of the desk.'
const refused =
  'This passkey was not accepted. Please try again, or ask the owner of the desk for an invitation.'
const badInvitation =
  'This invitation was used, has expired or is not complete. Ask the owner of the desk for another.'

const addPasskey = 'add a passkey'
const notShared = 'No passkey can be added on a shared computer: everybody who uses it would have it.'

export function signInRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, cookie, clientOf } = desk
  const defaultName = (context: DeskContext) => deviceName(context.req.header('user-agent'), desk.now())

  const invitedBy = async (context: DeskContext, token: string) => {
    const person = await findInvited(desk, token)
    if (person !== null) return { person }
    const mayTryAgain = await countAttempt(desk, 'desk invitation', clientOf(context))
    return mayTryAgain ? { status: 404 as const, why: badInvitation } : { status: 429 as const, why: tooMany }
  }

  return [
    publicRoute('GET /sign-in', (context) =>
      page(context, { title: 'Sign in' }, <SignInPage next={ownPath(context.req.query('next'))} />),
    ),
    publicRoute('POST /sign-in/options', async (context) => context.json(await assertionOptions(desk))),
    publicRoute('POST /sign-in', async (context) => {
      const { response, next, isShared } = await readJson<AuthenticationResponseJSON>(context)
      const passkey = await ownerOfPasskey(desk, passkeyIdIn(response))
      const token =
        passkey && response
          ? await signIn(desk, passkey, response, { from: from(desk, context), isShared })
          : null
      if (token === null) {
        const subjects = [`client ${clientOf(context)}`, ...(passkey ? [`person ${passkey.staffId}`] : [])]
        // Not in the audit log: nobody shall fill it.
        if (!(await countAttempt(desk, 'desk sign-in', ...subjects))) return context.text(tooMany, 429)
        const actor = { staffId: passkey?.staffId ?? null, device: passkey?.name }
        await logAction(desk, actor, { action: 'sign-in refused', detail: from(desk, context) })
        return context.text(refused, 403)
      }
      cookie.set(context, token)
      return context.json({ next: ownPath(next) })
    }),
    publicRoute('GET /invitation/:token', async (context) => {
      // Its address is the secret, and proxies log referrers. It has no form that would lack its origin.
      context.header('Referrer-Policy', 'no-referrer')
      if (isEmbedded(context.req)) return context.text('An invitation is opened as a page.', 403)
      const token = context.req.param('token') ?? ''
      const { person, status, why } = await invitedBy(context, token)
      if (person === undefined) return message(context, 'This invitation is over', status, why)
      return page(
        context,
        { title: 'Your invitation' },
        <InvitationPage name={person.name} token={token} deviceName={defaultName(context)} />,
      )
    }),
    publicRoute('POST /invitation/options', async (context) => {
      const { person, status, why } = await invitedBy(context, (await readJson(context)).invitation)
      if (person === undefined) return context.text(why, status)
      return context.json(await registrationOptions(desk, person))
    }),
    publicRoute({ at: 'POST /invitation', changes: 'mails' }, async (context, session) => {
      const { invitation, response, name } = await readJson<RegistrationResponseJSON>(context)
      const { person, status, why } = await invitedBy(context, invitation)
      if (person === undefined) return context.text(why, status)
      if (!response) return context.text(refused, 403)
      const passkey = { response, name: name || defaultName(context), invitation }
      const passkeyId = await register(desk, person, passkey)
      if (passkeyId === null) return context.text(refused, 403)
      const token = await transact(database, async (trx) => {
        if (session) await endSession(trx, session)
        return await startSession(trx, { staffId: person.id, passkeyId, isShared: false }, desk.now())
      })
      cookie.set(context, token)
      return context.json({ next: '/' })
    }),
  ]
}

export function accountRoutes(desk: DeskDependencies): DeskRoute[] {
  const { database, cookie } = desk
  const defaultName = (context: DeskContext) => deviceName(context.req.header('user-agent'), desk.now())

  const accountPage = async (
    context: DeskContext,
    { staffId, passkeyId, name, email, role, isShared }: Session,
    { notice, problem }: { notice?: string; problem?: string } = {},
  ) => {
    const passkeys = await listPasskeys(database, staffId)
    return page(
      context,
      { title: name, section: 'account', status: problem === undefined ? 200 : 400, notice },
      <AccountPage
        email={email}
        role={role}
        passkeys={passkeys}
        usedId={passkeyId}
        isShared={isShared}
        problem={problem}
      />,
    )
  }
  /** Where it is the passkey of this session, the page that follows asks to sign in. */
  const removal = async (context: DeskContext, session: Session) => {
    const id = await readText(context, 'id')
    const ended = await removePasskey(desk, { staffId: session.staffId, id }, session)
    if (ended instanceof Refusal) return await accountPage(context, session, { problem: ended.message })
    if (id === session.passkeyId) {
      cookie.remove(context)
      return goTo(context, '/sign-in', 'passkey-removed')
    }
    return await accountPage(context, session, { notice: `The passkey is removed. ${ended}.` })
  }

  return [
    // Asked by a page before it sends a form.
    staffRoute('GET /session', (context) => context.body(null, 204)),
    staffRoute('GET /account', (context, session) => accountPage(context, session)),
    staffRoute({ at: 'GET /passkeys/new', confirmTo: addPasskey }, (context, { isShared }) =>
      isShared
        ? message(context, 'Not here', 403, notShared)
        : page(
            context,
            { title: 'Another passkey', section: 'account' },
            <NewPasskeyPage deviceName={defaultName(context)} />,
          ),
    ),
    staffRoute(
      { at: 'POST /passkeys/options', confirmTo: addPasskey },
      async (context, { staffId: id, name, email, isShared }) =>
        isShared
          ? context.text(notShared, 403)
          : context.json(await registrationOptions(desk, { id, name, email })),
    ),
    staffRoute(
      { at: 'POST /passkeys', changes: 'mails', confirmTo: addPasskey },
      async (context, { staffId: id, name: person, email, device, isShared }) => {
        if (isShared) return context.text(notShared, 403)
        const { response, name } = await readJson<RegistrationResponseJSON>(context)
        const passkey = response && { response, name: name || defaultName(context), device }
        const added = passkey && (await register(desk, { id, name: person, email }, passkey))
        return added === null
          ? context.text(refused, 403)
          : context.json({ next: '/account?done=passkey-added' })
      },
    ),
    staffRoute({ at: 'POST /passkeys/remove', confirmTo: 'remove a passkey' }, removal),
    staffRoute('POST /sign-out', async (context, session) => {
      await signOut(desk, session, 'signed out')
      cookie.remove(context)
      return goTo(context, '/sign-in', 'signed-out')
    }),
    staffRoute('POST /sign-out-everywhere', async (context, session) => {
      await signOut(desk, session, 'signed out everywhere')
      cookie.remove(context)
      return goTo(context, '/sign-in', 'signed-out-everywhere')
    }),
  ]
}

/** A path of the desk: an address of another site would make the sign-in page a stepping stone to it. */
function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'
}
