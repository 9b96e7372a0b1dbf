/** A document by itself, to be handed to the person whom it is about: without scripts, links or files of the desk. */
export interface PersonFileProps {
  firm: string
  contact: string
  made: string
  keys: string[]
  enquiries: {
    reference: string
    heading: string
    fields: { label: string; text: string }[]
    /** What happened to it, in the order of time. */
    events: { at: string; what: string }[]
    notes: { at: string; text: string }[]
  }[]
  requests: { received: string; what: string }[]
}

export function PersonFile({ firm, contact, made, keys, enquiries, requests }: PersonFileProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`What ${firm} holds about you`}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>What {firm} holds about you</h1>
        <p>
          Made on {made}, from everything that gives {keys.join(' or ')}. If something is wrong, or you would
          like it erased: {contact}.
        </p>
        {enquiries.map(({ reference, heading, fields, events, notes }) => (
          <section key={reference}>
            <h2>
              {heading} ({reference})
            </h2>
            <h3>What you sent us</h3>
            <dl>
              {fields.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <h3>What we noted</h3>
            {notes.length === 0 ? (
              <p>Nothing.</p>
            ) : (
              <Lines of={notes.map(({ at, text }) => ({ at, what: text }))} />
            )}
            <h3>What we did and sent</h3>
            <Lines of={events} />
          </section>
        ))}
        {requests.length > 0 && (
          <section>
            <h2>What you asked about your data</h2>
            <Lines of={requests.map(({ received, what }) => ({ at: received, what }))} />
          </section>
        )}
      </body>
    </html>
  )
}

function Lines({ of: lines }: { of: { at: string; what: string }[] }) {
  return (
    <ul>
      {lines.map(({ at, what }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never move
        <li key={index}>
          {at}: {what}
        </li>
      ))}
    </ul>
  )
}

const style = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
h1, h2, h3 { line-height: 1.25; }
section { border-top: 1px solid; margin-top: 2rem; }
dl div { margin-bottom: 0.5rem; }
dt { font-weight: 600; }
dd { margin: 0; }
dd, li { white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; } h2, h3 { break-after: avoid; } }
`
