import { TextField } from '#app/ui/field.tsx'
import { londonMoment } from '#domain/enquiry-text.ts'
import type { StaffMember } from '#server/desk/staff-members.ts'
import {
  Actions,
  Details,
  type FieldTexts,
  fieldProps,
  Note,
  Panel,
  PostForm,
  Problem,
  SelectField,
  Stack,
} from './elements.tsx'
import { Table } from './table.tsx'

interface StaffPageProps {
  members: StaffMember[]
  now: number
  /** How long a session lasts without a click, in minutes, and what may be chosen. */
  idle: { minutes: number; choices: readonly number[] }
  /** An invitation that was just made. It cannot be shown again. */
  invited?: { name: string; email: string; link: string } | undefined
  problem?: string | undefined
  /** What was typed into a form that was refused. */
  typed?: FieldTexts | undefined
}

export function StaffPage({ members, now, idle, invited, problem, typed = {} }: StaffPageProps) {
  const owners = members.filter(({ role }) => role === 'owner').length
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
              The passkeys that they have go on letting them in. If a device is lost, press Lost device beside
              their name.
            </Note>
          )}
        </Panel>
      )}
      {problem && <Problem>{problem}</Problem>}
      <Panel heading="Who may use the desk">
        <Table
          rows={members}
          by="id"
          columns={{
            Name: ({ name }) => name,
            'E-mail': ({ email }) => <EmailAddress address={email} />,
            Role: ({ role }) => role,
            Passkeys: ({ passkeys }) => passkeys,
            'Last sign-in': (member) => (
              <>
                {lastSignIn(member)}
                {invitationText(member, now)}
              </>
            ),
            Action: ({ id, name, email, role, passkeys }) => (
              <Actions>
                <PostForm
                  action="/staff/invite-again"
                  hidden={{ email }}
                  button="Invite again"
                  label={`Invite again: ${name}`}
                />
                {passkeys > 0 && (
                  <a href={`/staff/${id}/passkeys`} aria-label={`Lost device of ${name}`}>
                    Lost device
                  </a>
                )}
                <a href={`/staff/${id}/calls`} aria-label={`Calls of ${name}`}>
                  Calls
                </a>
                <a href={openWork(id)} aria-label={`Hand over the work of ${name}`}>
                  Hand over
                </a>
                {(role !== 'owner' || owners > 1) && (
                  <a href={`/staff/${id}/remove`} aria-label={`Remove ${name}`}>
                    Remove
                  </a>
                )}
              </Actions>
            ),
          }}
        />
      </Panel>
      <Panel heading="Add somebody">
        <PostForm action="/staff" button="Add and invite" isRow>
          <TextField {...fieldProps('name', typed)} label="Name" required maxLength={80} />
          <TextField {...fieldProps('email', typed)} label="E-mail" type="email" required />
          <SelectField
            {...fieldProps('role', typed)}
            label="Role"
            options={[
              { value: 'office', label: 'Office: the daily work' },
              { value: 'owner', label: 'Owner: also staff, erasure, log' },
            ]}
          />
        </PostForm>
      </Panel>
      <Panel heading="Signed out by itself">
        <Note>
          After this time without a click, on every device; after ten minutes on a shared computer, and after
          twelve hours in any case.
        </Note>
        <PostForm action="/staff/idle" button="Set" kind="secondary" isRow>
          <SelectField
            name="minutes"
            label="Without a click for"
            value={String(idle.minutes)}
            options={idle.choices.map((minutes) => ({ value: String(minutes), label: spanText(minutes) }))}
          />
        </PostForm>
      </Panel>
    </Stack>
  )
}

function lastSignIn({ lastSignInUtc }: StaffMember): string {
  return lastSignInUtc === null ? 'never' : londonMoment(lastSignInUtc)
}

/** Of somebody who has no passkey yet, or who was invited again. */
function invitationText({ passkeys, invitedUntilUtc }: StaffMember, now: number): string {
  if (invitedUntilUtc !== null && Date.parse(invitedUntilUtc) > now)
    return `, invited until ${londonMoment(invitedUntilUtc)}`
  return passkeys === 0 ? ', invitation expired' : ''
}

/** The list of what they have to do, to be given to others. */
function openWork(id: string): string {
  return `/enquiries?state=open&assigned=${id}&tick=all`
}

function spanText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  return minutes === 60 ? 'one hour' : `${minutes / 60} hours`
}

/** Asks before somebody is removed. */
export function StaffRemoval({ member }: { member: StaffMember }) {
  const { id, name, email, role } = member
  return (
    <Panel heading="This ends their work at the desk at once">
      <Details
        of={{ 'E-mail': <EmailAddress address={email} />, Role: role, 'Last sign-in': lastSignIn(member) }}
      />
      <Note>
        They are signed out everywhere; their passkeys and the address of their calendar end. Their open
        messages are nobody’s; calls keep their name, so <a href={openWork(id)}>hand them over</a> first. What
        they did stays in the log. If only a device is lost, press Lost device instead.
      </Note>
      <Actions>
        <PostForm action="/staff/remove" hidden={{ email }} button={`Remove ${name}`} kind="danger" />
        <a href="/staff">Keep them</a>
      </Actions>
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
