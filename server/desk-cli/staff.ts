// desk staff: who may use the desk in a browser.
import { commandLine } from '#server/desk/audit-log.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import {
  addStaff,
  type Invited,
  inviteAgain,
  listStaff,
  removeStaff,
  type StaffParts,
} from '#server/desk/staff-members.ts'
import type { DeskAnswer, DeskCommand, Invocation } from './command.ts'
import { flagOption } from './parse-options.ts'
import { table } from './table.ts'

export const staff: DeskCommand = {
  name: 'staff',
  summary: 'who may use the desk in a browser: list, add, invite-again, remove',
  notes: [
    'An invitation works once, for a day, and makes a passkey on the device that opens it. With SMTP_URL it also',
    'goes out by mail. An owner also manages staff, erases records and reads the audit log.',
    'Remove ends a person’s sessions and passkeys at once. Invite-again ends neither: whoever has lost a device then',
    'removes its passkey behind their name at the desk.',
  ],
  examples: [
    'staff',
    'staff add "Ann Example" ann@firm.example --owner',
    'staff invite-again ann@firm.example',
    'staff remove ann@firm.example',
  ],
  verbs: [
    { name: 'list', run: listed },
    { name: 'add', words: ['NAME', 'EMAIL'], options: { owner: {} }, run: added },
    { name: 'invite-again', words: ['EMAIL'], run: invitedAgain },
    { name: 'remove', words: ['EMAIL'], run: removed },
  ],
}

async function listed({ desk }: Invocation): Promise<DeskAnswer> {
  const members = await listStaff(desk.database.db)
  const rows = members.map(({ name, email, role, passkeys, lastSignInUtc }) => [
    name,
    email,
    role,
    String(passkeys),
    lastSignInUtc === null ? 'never' : londonMoment(lastSignInUtc),
  ])
  return {
    lines: table(['Name', 'E-mail', 'Role', 'Passkeys', 'Last sign-in'], rows, 'Nobody yet: see staff add.'),
    json: members,
  }
}

async function added(invocation: Invocation): Promise<DeskAnswer> {
  const [name = '', email = ''] = invocation.words
  const role = flagOption(invocation, 'owner') ? 'owner' : 'office'
  return invitation(invocation, await addStaff(parts(invocation), { name, email, role }, commandLine))
}

async function invitedAgain(invocation: Invocation): Promise<DeskAnswer> {
  return invitation(invocation, await inviteAgain(parts(invocation), invocation.words[0] ?? '', commandLine))
}

async function removed(invocation: Invocation): Promise<DeskAnswer> {
  const { id, name, email } = await removeStaff(parts(invocation), invocation.words[0] ?? '', commandLine)
  return { lines: [`${name} is removed, and signed out everywhere.`], json: { id, name, email } }
}

function invitation({ desk }: Invocation, invited: Invited): DeskAnswer {
  const { name, email, role, link } = invited
  return {
    lines: [
      `${name} may use the desk (${role}). This link works once, until this time tomorrow:`,
      `  ${link}`,
      ...(desk.sendsMail ? [`It also goes to ${email} by mail.`] : []),
    ],
    json: invited,
  }
}

function parts({ desk }: Invocation): StaffParts {
  return desk
}
