import type { ReactNode } from 'react'
import { Illustration } from '#app/illustration/illustration.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import { londonMoment } from '#domain/enquiry-text.ts'
import type { ListedPasskey } from '#server/desk/stored-passkeys.ts'
import { Actions, Badge, FormRow, Note, Panel, PostForm, Problem, Stack } from './elements.tsx'
import styles from './passkey-pages.module.css'
import { Table } from './table.tsx'

interface PasskeyFormProps {
  /** What the script does with it (client.ts). */
  purpose: 'sign-in' | 'register' | 'confirm'
  action: string
  method?: 'post' | 'get'
  hidden?: readonly { name: string; value: string }[]
  button: string
  note: ReactNode
  /** Its fields. */
  children?: ReactNode
}

function PasskeyForm(props: PasskeyFormProps) {
  const { purpose, action, method = 'post', hidden = [], button, note, children } = props
  return (
    <form method={method} action={action} data-passkey={purpose} data-filled-in>
      <Stack>
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Note>{note}</Note>
        {children}
        <p>
          <Button type="submit">{button}</Button>
        </p>
        <p role="status" />
        <noscript>
          <p>Passkeys need JavaScript: please allow it for this page.</p>
        </noscript>
      </Stack>
    </form>
  )
}

/** So that the right one is removed when a device is lost. */
function NameField({ deviceName }: { deviceName: string }) {
  return (
    <FormRow>
      <TextField
        id="name"
        name="name"
        label="Name of the passkey"
        hint="By which you know the device again"
        maxLength={60}
        required
        autoComplete="off"
        defaultValue={deviceName}
      />
    </FormRow>
  )
}

/** Behind the pages of whoever is not signed in yet. */
function Dusk() {
  return <Illustration name="retirement" className={styles.dusk} />
}

/** `next` is the page that was asked for. */
export function SignInPage({ next }: { next: string }) {
  return (
    <Panel heading="Use your passkey">
      <Dusk />
      <PasskeyForm
        purpose="sign-in"
        action="/sign-in"
        hidden={[{ name: 'next', value: next }]}
        button="Sign in"
        note="Your device asks for your fingerprint, your face or your PIN. There is no password."
      >
        <Checkbox id="shared" name="shared" value="yes">
          This is a shared computer: sign me out after ten minutes without a click
        </Checkbox>
      </PasskeyForm>
      <Note>
        A new device, or a lost one? Ask the owner of the desk for an invitation, and open it on the device
        that you work with.
      </Note>
    </Panel>
  )
}

interface InvitationPageProps {
  name: string
  token: string
  deviceName: string
}

export function InvitationPage({ name, token, deviceName }: InvitationPageProps) {
  return (
    <Panel heading={`Welcome, ${name}`}>
      <Dusk />
      <PasskeyForm
        purpose="register"
        action="/invitation"
        hidden={[{ name: 'invitation', value: token }]}
        button="Make a passkey"
        note="Make a passkey on this device. From then on your fingerprint, your face or your PIN signs you in. This invitation works once."
      >
        <NameField deviceName={deviceName} />
      </PasskeyForm>
    </Panel>
  )
}

export function NewPasskeyPage({ deviceName }: { deviceName: string }) {
  return (
    <Panel heading="On this device, your phone or a security key">
      <PasskeyForm
        purpose="register"
        action="/passkeys"
        button="Make a passkey"
        note="Your browser asks where it is to be. Give it a name by which you know it again."
      >
        <NameField deviceName={deviceName} />
      </PasskeyForm>
      <p>
        <a href="/account">Not now</a>
      </p>
    </Panel>
  )
}

interface ConfirmPageProps {
  /** As in 'Before you erase records'. */
  what: string
  /** What was sent, and where to. */
  method: 'post' | 'get'
  action: string
  fields: { name: string; value: string }[]
  back: string
}

export function ConfirmPage({ what, method, action, fields, back }: ConfirmPageProps) {
  return (
    <Panel heading={`Before you ${what}`} isNarrow>
      <PasskeyForm
        purpose="confirm"
        action={action}
        method={method}
        hidden={fields}
        button="Confirm"
        note="Your device asks once more for your fingerprint, your face or your PIN, so that nobody else does this at a desk that was left open. Then it goes on by itself, with what you typed."
      />
      <p>
        <a href={back}>Back</a>
      </p>
    </Panel>
  )
}

const passkeyColumns = {
  Made: ({ createdUtc }: ListedPasskey) => londonMoment(createdUtc),
  'Last used': ({ usedUtc }: ListedPasskey) => (usedUtc === null ? 'not yet' : londonMoment(usedUtc)),
}

interface AccountPageProps {
  email: string
  role: string
  passkeys: ListedPasskey[]
  /** The one that this session began with. */
  usedId: string
  /** Whether others use this computer as well. */
  isShared: boolean
  problem?: string | undefined
}

export function AccountPage(props: AccountPageProps) {
  const { email, role, passkeys, usedId, isShared, problem } = props
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Panel heading="Your passkeys">
        <Note>
          {email}, {role}
        </Note>
        <Table
          rows={passkeys}
          by="id"
          columns={{
            Name: ({ id, name }) => (
              <span>
                {name} {id === usedId && <Badge tone="good">in use</Badge>}
              </span>
            ),
            ...passkeyColumns,
            Action: ({ id, name }) =>
              passkeys.length === 1 ? (
                'Your only one'
              ) : (
                <PostForm
                  action="/passkeys/remove"
                  hidden={{ id }}
                  button="Remove"
                  kind="danger"
                  label={`Remove ${name}`}
                />
              ),
          }}
        />
        <Note>
          If a device is lost, remove its passkey at once: what it had signed in is signed out, and the
          address of your calendar and the open invitations that were made with it end.
        </Note>
        {isShared ? (
          <Note>To add another, sign in on a device of your own: this is a shared computer.</Note>
        ) : (
          <>
            <Note>Another one, on your phone or a security key, lets you in when this device is lost.</Note>
            <p>
              <ButtonLink kind="secondary" to="/passkeys/new">
                Add another passkey
              </ButtonLink>
            </p>
          </>
        )}
      </Panel>
      <Panel heading="Sign out everywhere">
        <PostForm action="/sign-out-everywhere" button="Sign out everywhere" kind="secondary">
          <Note>Ends your sessions on all devices, this one too.</Note>
        </PostForm>
      </Panel>
    </Stack>
  )
}

interface StaffPasskeysProps {
  id: string
  name: string
  email: string
  passkeys: ListedPasskey[]
}

/** Of a colleague, for an owner. */
export function StaffPasskeysPage({ id: staffId, name, email, passkeys }: StaffPasskeysProps) {
  return (
    <Panel heading="When a device is lost">
      <Note>
        Remove its passkey: it is signed out at once, and the address of their calendar and the open
        invitations that were made with it end.
      </Note>
      {passkeys.length === 0 ? (
        <p>{name} has no passkey, and cannot sign in.</p>
      ) : (
        <Table
          rows={passkeys}
          by="id"
          columns={{
            Name: (passkey) => passkey.name,
            ...passkeyColumns,
            Action: (passkey) => (
              <PostForm
                action={`/staff/${staffId}/passkeys/remove`}
                hidden={{ id: passkey.id }}
                button="Remove"
                kind="danger"
                label={`Remove ${passkey.name}`}
              />
            ),
          }}
        />
      )}
      <Actions>
        {passkeys.length === 0 && (
          <PostForm action="/staff/invite-again" hidden={{ email }} button="Invite again" />
        )}
        <a href="/staff">Back to the staff</a>
      </Actions>
    </Panel>
  )
}
