// What only an owner may do: staff and the audit log.
import { Hono } from 'hono'
import { LogPage } from '#app/desk/log-page.tsx'
import { StaffPage, StaffRemoval } from '#app/desk/staff-page.tsx'
import type { StaffRole } from '#server/db/desk-tables.ts'
import { readLog } from '#server/desk/audit-log.ts'
import { namedSpan, spanText } from '#server/desk/closing-times.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import {
  addStaff,
  type Invited,
  inviteAgain,
  listStaff,
  removeStaff,
  type StaffMember,
  type StaffParts,
} from '#server/desk/staff-members.ts'
import { type DeskContext, type DeskEnv, formFields, message, page } from './desk-page.tsx'

const LOG_PAGE = 100

export interface OwnerParts extends StaffParts {
  /** Wakes the outbox worker. */
  wake(): void
}

export function ownerRoutes(parts: OwnerParts): Hono<DeskEnv> {
  const { db } = parts.database
  const app = new Hono<DeskEnv>()

  const staffPage = async (
    context: DeskContext,
    shown: {
      invited?: Invited
      problem?: string
      typed?: { name: string; email: string; role: string }
    } = {},
  ) => {
    const members = (await listStaff(db)).map((member) => ({
      ...member,
      lastSignIn: lastSignIn(member),
      invitation: invitationText(member, parts.now()),
    }))
    const status = shown.problem === undefined ? 200 : 400
    return page(
      context,
      { title: 'Staff', section: 'staff', status },
      <StaffPage members={members} {...shown} />,
    )
  }
  /** A refusal is shown beside the form, with what was typed. */
  const orProblem = async (
    context: DeskContext,
    work: () => Promise<Response>,
    typed?: { name: string; email: string; role: string },
  ) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      return await staffPage(context, { problem: error.message, ...(typed && { typed }) })
    }
  }

  app.get('/staff', (context) => staffPage(context))

  app.post('/staff', async (context) => {
    const typed = await formFields(context, ['name', 'email', 'role'])
    const role: StaffRole = typed.role === 'owner' ? 'owner' : 'office'
    return await orProblem(
      context,
      async () => {
        const invited = await addStaff(parts, { ...typed, role }, context.get('session'))
        parts.wake()
        return await staffPage(context, { invited })
      },
      typed,
    )
  })

  app.post('/staff/invite-again', async (context) => {
    const { email } = await formFields(context, ['email'])
    return await orProblem(context, async () => {
      const invited = await inviteAgain(parts, email, context.get('session'))
      parts.wake()
      return await staffPage(context, { invited })
    })
  })

  app.get('/staff/:id/remove', async (context) => {
    const member = (await listStaff(db)).find(({ id }) => id === context.req.param('id'))
    if (member === undefined)
      return message(context, 'Not found', 404, 'Nobody like this is on the staff: they may be removed.')
    return page(
      context,
      { title: `Remove ${member.name}?`, section: 'staff' },
      <StaffRemoval member={{ ...member, lastSignIn: lastSignIn(member) }} />,
    )
  })
  app.post('/staff/remove', async (context) => {
    const { email } = await formFields(context, ['email'])
    return await orProblem(context, async () => {
      await removeStaff(parts, email, context.get('session'))
      return context.redirect('/staff?done=staff-removed', 303)
    })
  })

  app.get('/log', async (context) => {
    const [atUtc, id] = (context.req.query('before') ?? '').split(' ')
    const rows = await readLog(db, {
      limit: LOG_PAGE + 1,
      before: atUtc && id ? { atUtc, id } : undefined,
    })
    const last = rows[LOG_PAGE - 1]
    const older =
      rows.length > LOG_PAGE && last && `/log?before=${encodeURIComponent(`${last.atUtc} ${last.id}`)}`
    const entries = rows.slice(0, LOG_PAGE).map((row) => ({
      id: row.id,
      at: londonMoment(row.atUtc),
      who: row.who ?? (row.action === 'sign-in refused' ? 'somebody' : 'command line'),
      action: row.action,
      ...(row.subjectName === null ? aboutOf(row.subject ?? '') : { subject: row.subjectName }),
    }))
    return page(
      context,
      { title: 'Log', section: 'log' },
      <LogPage entries={entries} older={older || undefined} />,
    )
  })
  return app
}

function lastSignIn({ lastSignInUtc }: StaffMember): string {
  return lastSignInUtc === null ? 'never' : londonMoment(lastSignInUtc)
}

/** Of somebody who has no passkey yet, or who was invited again. */
function invitationText({ passkeys, invitedUntilUtc }: StaffMember, now: number): string {
  if (invitedUntilUtc !== null && Date.parse(invitedUntilUtc) > now)
    return `open until ${londonMoment(invitedUntilUtc)}`
  return passkeys === 0 ? 'expired: invite them again' : ''
}

/**
 * What an entry is about in people's words, and where it is: an enquiry by its reference, closed days in their week, an
 * article in its form. A picture has no page.
 */
function aboutOf(subject: string): { subject: string; href?: string } {
  const span = namedSpan(subject)
  if (span) return { subject: spanText(span), href: `/diary?day=${span.from}` }
  const [, list, item] = /^(news|blog)(\/.+)?$/.exec(subject) ?? []
  if (list) {
    const name = list === 'news' ? 'News' : 'Blog'
    return { subject: item ? `${name} item` : name, href: `/${subject}` }
  }
  if (subject.includes('-')) return { subject, href: `/enquiries/${subject}` }
  return { subject: subject === '' ? '' : 'A picture' }
}
