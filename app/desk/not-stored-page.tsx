import { Button } from '#app/ui/button.tsx'
import { Details, Note, Panel, Stack } from './parts.tsx'

interface NotStoredProps {
  /** Where the form was sent to. */
  action: string
  /** Whether the database was not even reached. */
  isCertain: boolean
  fields: { name: string; value: string; isHidden: boolean }[]
  hasFiles: boolean
}

/** A form that could not be stored, with all that was typed, to be sent again. */
export function NotStoredPage({ action, isCertain, fields, hasFiles }: NotStoredProps) {
  const typed = fields.filter(({ value, isHidden }) => value !== '' && !isHidden)
  return (
    <Panel heading={isCertain ? 'Nothing was stored' : 'The desk does not know whether this was stored'}>
      <p>
        {isCertain
          ? 'The database is away. What you typed is kept on this page: wait a minute, then send it again.'
          : 'The database went away while it was being stored. Look at the page in question first. If it is not there, send it again.'}
      </p>
      {typed.length > 0 && <Details of={typed.map(({ name, value }) => [labelOf(name), value])} />}
      {hasFiles && <Note>Files are not kept: go back and choose them again.</Note>}
      <form method="post" action={action}>
        <Stack>
          {fields.map(({ name, value }) => (
            // A text area keeps line breaks as they are. A name may occur more than once.
            <textarea key={`${name} ${value}`} name={name} defaultValue={value} hidden readOnly />
          ))}
          {!hasFiles && (
            <p>
              <Button type="submit">Send it again</Button>
            </p>
          )}
        </Stack>
      </form>
      <p>
        <a href="/">To the desk’s first page</a>
      </p>
    </Panel>
  )
}

function labelOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
