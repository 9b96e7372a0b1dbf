// Passkeys over HTTP: invitation, sign-in, sign-out, and one's own passkeys.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { AccountPage, InvitationPage, SignInPage } from '#app/desk/passkey-pages.tsx'
import { transact } from '#server/db/transact.ts'
import { recordAction } from '#server/desk/audit-log.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import { countIn, type RateLimit } from '#server/rate-limit.ts'
import { type DeskContext, type DeskEnv, formFields, message, page } from './desk-page.tsx'
import {
  findInvited,
  ownerOfPasskey,
  type PasskeyParts,
  register,
  registrationOptions,
  signIn,
  signInOptions,
} from './passkeys.ts'
import type { SessionCookie } from './session-cookie.ts'
import { endAllSessions, endSession } from './sessions.ts'

export interface SignInParts extends PasskeyParts {
  log: Logger
  cookie: SessionCookie
  /** Attempts an hour, for one client or one person. */
  limit: RateLimit
  clientOf(context: Context): string
}

const tooMany = 'There were too many attempts. Please wait an hour, or ask the owner of the desk.'
const refused =
  'This passkey was not accepted. Please try again, or ask the owner of the desk for an invitation.'
const badInvitation =
  'This invitation was used, has expired or is not complete. Ask the owner of the desk for another.'

/** For everyone. */
export function signInRoutes(parts: SignInParts): Hono<DeskEnv> {
  const { database, log, cookie } = parts
  const app = new Hono<DeskEnv>()

  /** The database counts, so the limit holds for all instances together. */
  const mayTry = async (...subjects: string[]) => {
    const keys = await Promise.all(subjects.map((subject) => parts.limit.rateKeyFor(subject, 'desk sign-in')))
    return await transact(database, async (trx) => {
      const counted = []
      for (const key of keys) counted.push(key === null || (await countIn(trx, key)))
      return counted.every(Boolean)
    })
  }
  const refuse = async (context: Context, staffId: string | null, status: 403 | 429) => {
    log.warn({ status }, 'a sign-in at the desk was refused')
    // Not those beyond the limit: nobody shall fill the log.
    if (status === 403) {
      await transact(database, (trx) => recordAction(trx, { staffId }, { action: 'sign-in refused' }, parts))
    }
    return context.text(status === 429 ? tooMany : refused, status)
  }

  app.get('/sign-in', (context) =>
    page(context, { title: 'Sign in' }, <SignInPage next={ownPath(context.req.query('next'))} />),
  )

  app.post('/sign-in/options', async (context) => {
    if (!(await mayTry(`client ${parts.clientOf(context)}`))) return await refuse(context, null, 429)
    return context.json(await signInOptions(parts))
  })

  app.post('/sign-in', async (context) => {
    const { response, next } = await jsonBody<{ response: AuthenticationResponseJSON; next: string }>(context)
    // Base64url: anybody can send anything here, and PostgreSQL refuses some characters.
    const id = /^[\w-]+$/.exec(String(response?.id))?.[0] ?? ''
    const passkey = await ownerOfPasskey(parts, id)
    const subjects = [`client ${parts.clientOf(context)}`, ...(passkey ? [`person ${passkey.staffId}`] : [])]
    if (!(await mayTry(...subjects))) return await refuse(context, passkey?.staffId ?? null, 429)
    const token = passkey && response ? await signIn(parts, passkey, response) : null
    if (token === null) return await refuse(context, passkey?.staffId ?? null, 403)
    cookie.set(context, token)
    return context.json({ next: ownPath(next) })
  })

  app.get('/invitation/:token', async (context) => {
    const token = context.req.param('token')
    if (!(await mayTry(`client ${parts.clientOf(context)}`))) return message(context, 'Not now', 429, tooMany)
    const person = await findInvited(parts, token)
    if (person === null) return message(context, 'This invitation is over', 404, badInvitation)
    return page(context, { title: 'Your invitation' }, <InvitationPage name={person.name} token={token} />)
  })

  /** With an invitation; with a session alone it is another passkey of the same person. */
  const personOf = async (context: DeskContext, invitation: unknown) => {
    if (typeof invitation === 'string') return await findInvited(parts, invitation)
    const session = context.get('session')
    return session ? { id: session.staffId, name: session.name, email: session.email } : null
  }

  app.post('/passkeys/options', async (context) => {
    if (!(await mayTry(`client ${parts.clientOf(context)}`))) return context.text(tooMany, 429)
    const { invitation } = await jsonBody<{ invitation: string }>(context)
    const person = await personOf(context, invitation)
    if (person === null) return context.text(badInvitation, 403)
    return context.json(await registrationOptions(parts, person))
  })

  app.post('/passkeys', async (context) => {
    if (!(await mayTry(`client ${parts.clientOf(context)}`))) return context.text(tooMany, 429)
    const { invitation, response } = await jsonBody<{
      invitation: string
      response: RegistrationResponseJSON
    }>(context)
    const person = await personOf(context, invitation)
    if (person === null || !response) return context.text(badInvitation, 403)
    const token = await register(parts, person, response, typeof invitation === 'string' ? invitation : null)
    if (token === null) return context.text(refused, 403)
    const session = context.get('session')
    if (session) await transact(database, (trx) => endSession(trx, session))
    cookie.set(context, token)
    return context.json({ next: typeof invitation === 'string' ? '/' : '/account?done=passkey-added' })
  })
  return app
}

/** For whoever is signed in. */
export function accountRoutes({ database, cookie, ...parts }: SignInParts): Hono<DeskEnv> {
  const ids = parts
  const app = new Hono<DeskEnv>()

  app.get('/account', async (context) => {
    const { staffId, name, email, role } = context.get('session')
    const passkeys = await database.db
      .selectFrom('passkeys')
      .select(['id', 'createdUtc', 'usedUtc'])
      .where('staffId', '=', staffId)
      .orderBy('createdUtc')
      .execute()
    const views = passkeys.map(({ id, createdUtc, usedUtc }) => ({
      id,
      created: londonMoment(createdUtc),
      used: usedUtc === null ? 'not yet' : londonMoment(usedUtc),
    }))
    return page(
      context,
      { title: name, section: 'account' },
      <AccountPage email={email} role={role} passkeys={views} />,
    )
  })

  app.post('/passkeys/remove', async (context) => {
    const { staffId } = context.get('session')
    const { id } = await formFields(context, ['id'])
    const isRemoved = await transact(database, async (trx) => {
      const mine = await trx
        .selectFrom('passkeys')
        .select('id')
        .where('staffId', '=', staffId)
        .orderBy('id')
        .$if(database.dialect === 'postgres', (query) => query.forUpdate())
        .execute()
      // The last one stays: nobody could sign in again with none.
      if (mine.length < 2 || !mine.some((passkey) => passkey.id === id)) return false
      await trx.deleteFrom('passkeys').where('id', '=', id).where('staffId', '=', staffId).execute()
      await recordAction(trx, { staffId }, { action: 'passkey removed', subject: staffId }, ids)
      return true
    })
    return context.redirect(isRemoved ? '/account?done=passkey-removed' : '/account', 303)
  })

  app.post('/sign-out', async (context) => {
    const session = context.get('session')
    await transact(database, async (trx) => {
      await endSession(trx, session)
      await recordAction(trx, session, { action: 'signed out' }, ids)
    })
    cookie.remove(context)
    return context.redirect('/sign-in?done=signed-out', 303)
  })

  app.post('/sign-out-everywhere', async (context) => {
    const session = context.get('session')
    await transact(database, async (trx) => {
      await endAllSessions(trx, session)
      await recordAction(trx, session, { action: 'signed out everywhere' }, ids)
    })
    cookie.remove(context)
    return context.redirect('/sign-in?done=signed-out-everywhere', 303)
  })
  return app
}

/** A path of the desk: an address of another site would make the sign-in page a stepping stone to it. */
function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/'
}

async function jsonBody<T extends object>(context: Context): Promise<Partial<T>> {
  const body: unknown = await context.req.json().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Partial<T>) : {}
}
