import { Note, Panel } from './parts.tsx'

/** What was erased, to be printed or copied: it is not stored anywhere. */
export function ReceiptPage({ lines }: { lines: string[] }) {
  return (
    <Panel heading="Receipt">
      <Note>For the person who asked. It is not kept: print it, or copy it into your reply.</Note>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href="/data">Back to the data</a>
      </p>
    </Panel>
  )
}
