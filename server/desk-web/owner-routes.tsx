// What only an owner may do: staff.
import type { FieldTexts } from '#app/desk/elements.tsx'
import { StaffPasskeysPage } from '#app/desk/passkey-pages.tsx'
import { StaffPage, StaffRemoval } from '#app/desk/staff-page.tsx'
import { Refusal } from '#server/desk/refusal.ts'
import { idleChoices, readIdleMinutes, setIdleMinutes } from '#server/desk/sessions.ts'
import {
  addStaff,
  type Invited,
  inviteAgain,
  listStaff,
  removeStaff,
  type StaffMember,
} from '#server/desk/staff-members.ts'
import { listPasskeys, removePasskey } from '#server/desk/stored-passkeys.ts'
import { type DeskContext, goTo, notFound, page } from './desk-page.tsx'
import { type DeskDependencies, type DeskRoute, ownerRoute } from './desk-route.ts'
import { readForm, readText, textIn } from './read-form.ts'

export function ownerRoutes(desk: DeskDependencies): DeskRoute[] {
  const { db } = desk.database

  const staffPage = async (
    context: DeskContext,
    { invited, problem, typed }: { invited?: Invited; problem?: string; typed?: FieldTexts } = {},
  ) => {
    const members = await listStaff(db)
    const idle = { minutes: await readIdleMinutes(desk.database), choices: idleChoices }
    return page(
      context,
      { title: 'Staff', section: 'staff', status: problem === undefined ? 200 : 400 },
      <StaffPage {...{ members, idle, invited, problem, typed }} now={desk.now()} />,
    )
  }
  const passkeysPage = async (context: DeskContext, { id, name, email }: StaffMember, notice?: string) => {
    const passkeys = await listPasskeys(desk.database, id)
    return page(
      context,
      { title: `Passkeys of ${name}`, section: 'staff', notice },
      <StaffPasskeysPage id={id} name={name} email={email} passkeys={passkeys} />,
    )
  }
  /** The link of an invitation, or a refusal beside the form with what was typed. */
  const invitedPage = (context: DeskContext, result: Invited | Refusal, typed?: FieldTexts) =>
    staffPage(
      context,
      result instanceof Refusal ? { problem: result.message, ...(typed && { typed }) } : { invited: result },
    )

  return [
    ownerRoute('GET /staff', (context) => staffPage(context)),
    ownerRoute(
      { at: 'POST /staff', changes: 'mails', confirmTo: 'invite somebody' },
      async (context, session) => {
        const form = await readForm(context)
        const typed = {
          name: textIn(form, 'name'),
          email: textIn(form, 'email'),
          role: textIn(form, 'role'),
        }
        const role = typed.role === 'owner' ? 'owner' : 'office'
        return await invitedPage(context, await addStaff(desk, { ...typed, role }, session), typed)
      },
    ),
    ownerRoute(
      { at: 'POST /staff/invite-again', changes: 'mails', confirmTo: 'invite somebody' },
      async (context, session) => {
        const email = await readText(context, 'email')
        return await invitedPage(context, await inviteAgain(desk, email, session))
      },
    ),
    ownerRoute(
      { at: 'POST /staff/idle', confirmTo: 'change when people are signed out' },
      async (context, session) => {
        const typed = await readText(context, 'minutes')
        const minutes = idleChoices.find((choice) => String(choice) === typed)
        if (minutes === undefined) return await staffPage(context, { problem: 'Choose one of the times.' })
        await setIdleMinutes(desk, minutes, session)
        return goTo(context, '/staff', 'idle-set')
      },
    ),
    ownerRoute('GET /staff/:id/passkeys', (context) =>
      withMember(desk, context, (member) => passkeysPage(context, member)),
    ),
    ownerRoute({ at: 'POST /staff/:id/passkeys/remove', confirmTo: 'remove a passkey' }, (context, session) =>
      withMember(desk, context, async (member) => {
        const id = await readText(context, 'id')
        const ended = await removePasskey(desk, { staffId: member.id, id }, session)
        if (ended instanceof Refusal) return await staffPage(context, { problem: ended.message })
        if (id === session.passkeyId) return goTo(context, '/sign-in', 'passkey-removed')
        return await passkeysPage(context, member, `The passkey is removed. ${ended}.`)
      }),
    ),
    ownerRoute('GET /staff/:id/remove', (context) =>
      withMember(desk, context, (member) =>
        page(
          context,
          { title: `Remove ${member.name}?`, section: 'staff' },
          <StaffRemoval member={member} />,
        ),
      ),
    ),
    ownerRoute({ at: 'POST /staff/remove', confirmTo: 'remove somebody' }, async (context, session) => {
      const email = await readText(context, 'email')
      const removed = await removeStaff(desk, email, session)
      if (removed instanceof Refusal) return await staffPage(context, { problem: removed.message })
      return goTo(context, '/staff', 'staff-removed')
    }),
  ]
}

/** The member of staff whom the address names, or a page that says that there is none. */
export async function withMember(
  desk: DeskDependencies,
  context: DeskContext,
  work: (member: StaffMember) => Response | Promise<Response>,
): Promise<Response> {
  const member = (await listStaff(desk.database.db)).find(({ id }) => id === context.req.param('id'))
  return member === undefined
    ? notFound(context, 'Nobody like this is on the staff: they may be removed.')
    : await work(member)
}
