import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Details, FormRow, Note, Panel, Problem, SelectField, Stack } from './parts.tsx'
import styles from './staff-page.module.css'
import { Table } from './table.tsx'

export interface StaffView {
  id: string
  name: string
  email: string
  role: string
  passkeys: number
  lastSignIn: string
  /** Of an invitation that nobody has used: until when it works. */
  invitation: string
}

interface StaffPageProps {
  members: StaffView[]
  /** An invitation that was just made. It cannot be shown again. */
  invited?: { name: string; email: string; link: string } | undefined
  problem?: string | undefined
  /** What was typed into a form that was refused. */
  typed?: { name: string; email: string; role: string } | undefined
}

export function StaffPage({ members, invited, problem, typed }: StaffPageProps) {
  return (
    <Stack>
      {invited && (
        <Panel heading={`The invitation for ${invited.name}`}>
          <Note>
            It works once, for a day, and is shown only here. Pass it on by a way that only they can read.
          </Note>
          <p>
            <code>{invited.link}</code>
          </p>
          {members.some(({ email, passkeys }) => email === invited.email && passkeys > 0) && (
            <Note>
              The passkeys that they have go on letting them in. If a device is lost, they remove its passkey
              behind their name, and press Sign out everywhere there.
            </Note>
          )}
        </Panel>
      )}
      {problem && <Problem>{problem}</Problem>}
      <Panel heading="Who may use the desk">
        <Table
          headings={['Name', 'E-mail', 'Role', 'Passkeys', 'Last sign-in', 'Invitation', 'Action']}
          rows={members.map(({ id, name, email, role, passkeys, lastSignIn, invitation }) => ({
            key: email,
            cells: {
              Name: name,
              'E-mail': <EmailAddress address={email} />,
              Role: role,
              Passkeys: passkeys,
              'Last sign-in': lastSignIn,
              Invitation: invitation,
              Action: (
                <form method="post" action="/staff/invite-again">
                  <p className={styles.actions}>
                    <input type="hidden" name="email" value={email} />
                    <Button
                      type="submit"
                      kind="secondary"
                      data-size="small"
                      aria-label={`Invite again: ${name}`}
                    >
                      Invite again
                    </Button>
                    <a href={`/staff/${id}/remove`} aria-label={`Remove ${name}`}>
                      Remove
                    </a>
                  </p>
                </form>
              ),
            },
          }))}
        />
      </Panel>
      <Panel heading="Add somebody">
        <form method="post" action="/staff">
          <FormRow>
            <TextField
              id="name"
              name="name"
              label="Name"
              required
              maxLength={80}
              defaultValue={typed?.name}
            />
            <TextField
              id="email"
              name="email"
              label="E-mail"
              type="email"
              required
              defaultValue={typed?.email}
            />
            <SelectField
              id="role"
              name="role"
              label="Role"
              value={typed?.role}
              options={[
                { value: 'office', label: 'Office: the daily work' },
                { value: 'owner', label: 'Owner: also staff, erasure, log' },
              ]}
            />
            <Button type="submit">Add and invite</Button>
          </FormRow>
        </form>
      </Panel>
    </Stack>
  )
}

/** Asks before somebody is removed. */
export function StaffRemoval({ member }: { member: Omit<StaffView, 'invitation'> }) {
  const { name, email, role, lastSignIn } = member
  return (
    <Panel heading="This ends their work at the desk at once">
      <Details
        of={[
          ['E-mail', <EmailAddress key="email" address={email} />],
          ['Role', role],
          ['Last sign-in', lastSignIn],
        ]}
      />
      <Note>
        They are signed out everywhere; their passkeys and the address of their calendar end, and nothing is
        assigned to them any more. What they did stays in the log. If a device is lost and they have none
        left, invite them again instead: they then remove its passkey themselves.
      </Note>
      <form method="post" action="/staff/remove">
        <input type="hidden" name="email" value={email} />
        <p className={styles.actions}>
          <Button type="submit">Remove {name}</Button>
          <a href="/staff">Keep them</a>
        </p>
      </form>
    </Panel>
  )
}

/** May be broken after the @ and nowhere else. */
function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
