import { Button } from '#app/ui/button.tsx'
import { Note, Panel, Stack } from './parts.tsx'
import { Table } from './table.tsx'

const withoutScript = (
  <noscript>
    <p>Passkeys need JavaScript: please allow it for this page.</p>
  </noscript>
)

/** `next` is the page that was asked for. */
export function SignInPage({ next }: { next: string }) {
  return (
    <Panel heading="Use your passkey">
      <form method="post" action="/sign-in" data-passkey="sign-in">
        <Stack>
          <input type="hidden" name="next" value={next} />
          <Note>Your device asks for your fingerprint, your face or your PIN. There is no password.</Note>
          <p>
            <Button type="submit">Sign in</Button>
          </p>
          <p role="status" />
          {withoutScript}
        </Stack>
      </form>
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
      <form method="post" action="/passkeys" data-passkey="register">
        <Stack>
          <input type="hidden" name="invitation" value={token} />
          <Note>
            Make a passkey on this device. From then on your fingerprint, your face or your PIN signs you in.
            This invitation works once.
          </Note>
          <p>
            <Button type="submit">Make a passkey</Button>
          </p>
          <p role="status" />
          {withoutScript}
        </Stack>
      </form>
    </Panel>
  )
}

export interface PasskeyView {
  id: string
  created: string
  used: string
}

export function AccountPage({
  email,
  role,
  passkeys,
}: {
  email: string
  role: string
  passkeys: PasskeyView[]
}) {
  return (
    <Stack>
      <Panel heading="Your passkeys">
        <Note>
          {email}, {role}
        </Note>
        <Table
          headings={['Made', 'Last used', 'Action']}
          rows={passkeys.map(({ id, created, used }) => ({
            key: id,
            cells: {
              Made: created,
              'Last used': used,
              Action:
                passkeys.length > 1 ? (
                  <form method="post" action="/passkeys/remove">
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      kind="secondary"
                      data-size="small"
                      aria-label={`Remove the passkey of ${created}`}
                    >
                      Remove
                    </Button>
                  </form>
                ) : (
                  'Your only one'
                ),
            },
          }))}
        />
        <form method="post" action="/passkeys" data-passkey="register">
          <Stack>
            <Note>
              A second passkey, on your phone or a security key, lets you in when this device is lost.
            </Note>
            <p>
              <Button type="submit" kind="secondary">
                Add another passkey
              </Button>
            </p>
            <p role="status" />
          </Stack>
        </form>
      </Panel>
      <Panel heading="Sign out everywhere">
        <form method="post" action="/sign-out-everywhere">
          <Stack>
            <Note>Ends your sessions on all devices, this one too.</Note>
            <p>
              <Button type="submit" kind="secondary">
                Sign out everywhere
              </Button>
            </p>
          </Stack>
        </form>
      </Panel>
    </Stack>
  )
}
