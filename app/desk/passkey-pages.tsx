import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Note, Panel, PostForm, Stack } from './elements.tsx'
import { Table } from './table.tsx'

interface PasskeyFormProps {
  /** What the script does with it (client.ts). */
  purpose: 'sign-in' | 'register'
  hidden?: Record<string, string>
  button: string
  kind?: 'secondary'
  children: ReactNode
}

function PasskeyForm({ purpose, hidden = {}, button, kind, children }: PasskeyFormProps) {
  return (
    <form method="post" action={purpose === 'sign-in' ? '/sign-in' : '/passkeys'} data-passkey={purpose}>
      <Stack>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Note>{children}</Note>
        <p>
          <Button type="submit" kind={kind}>
            {button}
          </Button>
        </p>
        <p role="status" />
        <noscript>
          <p>Passkeys need JavaScript: please allow it for this page.</p>
        </noscript>
      </Stack>
    </form>
  )
}

/** `next` is the page that was asked for. */
export function SignInPage({ next }: { next: string }) {
  return (
    <Panel heading="Use your passkey">
      <PasskeyForm purpose="sign-in" hidden={{ next }} button="Sign in">
        Your device asks for your fingerprint, your face or your PIN. There is no password.
      </PasskeyForm>
      <Note>
        A new device, or a lost one? Ask the owner of the desk for an invitation, and open it on the device
        that you work with.
      </Note>
    </Panel>
  )
}

export function InvitationPage({ name, token }: { name: string; token: string }) {
  return (
    <Panel heading={`Welcome, ${name}`}>
      <PasskeyForm purpose="register" hidden={{ invitation: token }} button="Make a passkey">
        Make a passkey on this device. From then on your fingerprint, your face or your PIN signs you in. This
        invitation works once.
      </PasskeyForm>
    </Panel>
  )
}

interface AccountPageProps {
  email: string
  role: string
  passkeys: { id: string; created: string; used: string }[]
}

export function AccountPage({ email, role, passkeys }: AccountPageProps) {
  return (
    <Stack>
      <Panel heading="Your passkeys">
        <Note>
          {email}, {role}
        </Note>
        <Table
          rows={passkeys}
          by="id"
          columns={{
            Made: ({ created }) => created,
            'Last used': ({ used }) => used,
            Action: ({ id, created }) =>
              passkeys.length === 1 ? (
                'Your only one'
              ) : (
                <PostForm
                  action="/passkeys/remove"
                  hidden={{ id }}
                  button="Remove"
                  label={`Remove the passkey of ${created}`}
                />
              ),
          }}
        />
        <PasskeyForm purpose="register" button="Add another passkey" kind="secondary">
          A second passkey, on your phone or a security key, lets you in when this device is lost.
        </PasskeyForm>
      </Panel>
      <Panel heading="Sign out everywhere">
        <PostForm action="/sign-out-everywhere" button="Sign out everywhere" kind="secondary">
          <Note>Ends your sessions on all devices, this one too.</Note>
        </PostForm>
      </Panel>
    </Stack>
  )
}
