// desk staff: who may use the desk in a browser.
import { londonMoment } from '#domain/enquiry-text.ts'
import { accepted } from '#server/desk/refusal.ts'
import { addStaff, type Invited, inviteAgain, listStaff, removeStaff } from '#server/desk/staff-members.ts'
import { actorOf, command } from './command.ts'
import { table } from './table.ts'

export const staffCommands = [
  command({
    name: 'staff',
    args: [],
    summary: 'who may use the desk in a browser',
    async run({ database }) {
      const rows = (await listStaff(database.db)).map(({ name, email, role, passkeys, lastSignInUtc }) => [
        name,
        email,
        role,
        String(passkeys),
        lastSignInUtc === null ? 'never' : londonMoment(lastSignInUtc),
      ])
      return table(['Name', 'E-mail', 'Role', 'Passkeys', 'Last sign-in'], rows, 'Nobody yet: see staff add.')
    },
  }),
  command({
    name: 'staff add',
    args: ['NAME', 'EMAIL'],
    flag: 'owner',
    summary: 'let somebody in: prints the link of an invitation',
    notes: [
      'As in: staff add "Ann Example" ann@firm.example --owner',
      'The link works once, for a day, and makes a passkey on the device that opens it. With SMTP_URL it also goes',
      'out by mail. An owner also manages staff, erases records and reads the audit log.',
    ].join('\n'),
    async run(dependencies, [name, email], isOwner) {
      const role = isOwner ? 'owner' : 'office'
      return invitation(
        dependencies,
        accepted(await addStaff(dependencies, { name, email, role }, actorOf(dependencies))),
      )
    },
  }),
  command({
    name: 'staff invite-again',
    args: ['EMAIL'],
    summary: 'a new link for somebody whose device or invitation is lost',
    notes:
      'Their passkeys stay: that of a lost device is removed at the desk, behind their name or under Staff.',
    async run(dependencies, [email]) {
      return invitation(dependencies, accepted(await inviteAgain(dependencies, email, actorOf(dependencies))))
    },
  }),
  command({
    name: 'staff remove',
    args: ['EMAIL'],
    summary: 'end somebody’s sessions and passkeys at once',
    async run(dependencies, [email]) {
      const { name } = accepted(await removeStaff(dependencies, email, actorOf(dependencies)))
      const hasOwner = (await listStaff(dependencies.database.db)).some(({ role }) => role === 'owner')
      return [
        `${name} is removed, and signed out everywhere.`,
        ...(hasOwner ? [] : ['Nobody is an owner now: let one in by staff add NAME EMAIL --owner.']),
      ]
    },
  }),
]

function invitation({ sendsMail }: { sendsMail: boolean }, { name, email, role, link }: Invited): string[] {
  return [
    `${name} may use the desk (${role}). This link works once, until this time tomorrow:`,
    `  ${link}`,
    ...(sendsMail ? [`It also goes to ${email} by mail.`] : []),
  ]
}
