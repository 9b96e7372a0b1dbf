import { Button } from '#app/ui/button.tsx'
import { Details, Note, Panel, Stack } from './parts.tsx'

/** 'unknown' where the database became unavailable after the change was begun. */
export type NotStoredReason = 'session-ended' | 'database-unavailable' | 'unknown'

const words: Record<NotStoredReason, { heading: string; text: string }> = {
  'session-ended': {
    heading: 'Your session has ended',
    text: 'Nothing was stored. What you typed is kept on this page: sign in again in another tab, come back to this one, and send it.',
  },
  'database-unavailable': {
    heading: 'Nothing was stored',
    text: 'The database is not available. What you typed is kept on this page: wait a minute, then send it again.',
  },
  unknown: {
    heading: 'The desk does not know whether this was stored',
    text: 'The database became unavailable while it was being stored. Look at the page in question first. If it is not there, send it again.',
  },
}

interface NotStoredProps {
  /** Where the form was sent to. */
  action: string
  reason: NotStoredReason
  fields: { name: string; value: string; isHidden: boolean }[]
  hasFiles: boolean
}

/** A form that could not be stored, with all that was typed, to be sent again. */
export function NotStoredPage({ action, reason, fields, hasFiles }: NotStoredProps) {
  const typed = fields.filter(({ value, isHidden }) => value !== '' && !isHidden)
  return (
    <Panel heading={words[reason].heading}>
      <p>{words[reason].text}</p>
      {reason === 'session-ended' && (
        <p>
          <a href="/sign-in" target="_blank" rel="noreferrer">
            Sign in (in another tab)
          </a>
        </p>
      )}
      {typed.length > 0 && <Details of={typed.map(({ name, value }) => [labelOf(name), value])} />}
      {hasFiles && <Note>The file is not kept: choose it again afterwards.</Note>}
      <form method="post" action={action}>
        <Stack>
          {fields.map(({ name, value }) => (
            // A text area keeps line breaks as they are. A name may occur more than once.
            <textarea key={`${name} ${value}`} name={name} defaultValue={value} hidden readOnly />
          ))}
          <p>
            <Button type="submit">{hasFiles ? 'Send it again without the file' : 'Send it again'}</Button>
          </p>
        </Stack>
      </form>
      <p>
        <a href="/">To the desk’s first page</a>
      </p>
    </Panel>
  )
}

/** Phone number, for `phoneNumber`. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
