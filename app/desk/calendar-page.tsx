import { FormRow, Note, Panel, PostForm, Stack } from './elements.tsx'

interface CalendarPageProps {
  /** When the present address was made; undefined where there is none. */
  made?: string | undefined
  /** Just made. It cannot be shown again. */
  address?: string | undefined
}

export function CalendarPage({ made, address }: CalendarPageProps) {
  return (
    <Stack>
      {address && (
        <Panel heading="Your private address">
          <Note>It is shown only here. Whoever has it sees the calls: keep it as you keep a key.</Note>
          <p>
            <code>{address}</code>
          </p>
          <p>
            <a href={address.replace(/^https?:/, 'webcal:')}>Subscribe on this device</a>
          </p>
        </Panel>
      )}
      <Panel heading="The calls in your own calendar">
        <Note>
          A private address with which a phone or a calendar program shows the calls that are booked (where
          you take calls yourself, yours), with name, number and services, and follows when they are moved or
          cancelled. The device must reach the desk, so at the office or over its VPN. Calendars of Google and
          Outlook on the web fetch from outside, and would hold the names: use the calendar of the device
          itself.
        </Note>
        <p>
          {made ? `You have an address, made on ${made}. A new one ends it.` : 'You have no address yet.'}
        </p>
        <FormRow>
          <PostForm action="/diary/calendar" button={made ? 'Make a new address' : 'Make an address'} />
          {made && <PostForm action="/diary/calendar/revoke" button="Revoke it" kind="danger" />}
        </FormRow>
      </Panel>
    </Stack>
  )
}
