import { Badge, Columns, Note, Panel, PhoneLink, Stack, type Tone } from './parts.tsx'
import styles from './today-page.module.css'

export interface CallView {
  reference: string
  time: string
  kind: string
  name: string
  phoneNumber: string
  services: string
  message: string
  /** Empty as long as it is to come. */
  state: string
  tone: Tone
}

export interface DueView {
  reference: string
  kind: string
  name: string
  phoneNumber: string
  /** When the firm has promised to reply, or was to call. */
  due: string
  tone: Tone
  left: string
}

export interface TodayProps {
  days: { heading: string; calls: CallView[] }[]
  due: DueView[]
  /** How many more are due than are listed. */
  moreDue: number
  counts: { label: string; count: string; href: string; tone: Tone }[]
}

export function TodayPage({ days, due, moreDue, counts }: TodayProps) {
  return (
    <Columns>
      <Stack>
        {days.map(({ heading, calls }) => (
          <Panel key={heading} heading={heading}>
            {calls.length === 0 ? (
              <Note>No calls.</Note>
            ) : (
              <ol className={styles.calls}>
                {calls.map((call) => (
                  <li key={call.reference}>
                    <p className={styles.time}>{call.time}</p>
                    <div className={styles.call}>
                      <p>
                        <a className={styles.who} href={`/enquiries/${call.reference}`}>
                          {call.name}
                        </a>{' '}
                        {call.state !== '' && <Badge tone={call.tone}>{call.state}</Badge>}
                      </p>
                      <p>
                        <PhoneLink number={call.phoneNumber} />
                      </p>
                      {call.services !== '' && <p className={styles.about}>{call.services}</p>}
                      {call.message !== '' && <p>{call.message}</p>}
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </Panel>
        ))}
      </Stack>
      <Stack>
        <Panel heading="Waiting for a reply">
          {due.length === 0 ? (
            <Note>Everybody has been answered.</Note>
          ) : (
            <ol className={styles.due}>
              {due.map((item) => (
                <li key={item.reference}>
                  <p>
                    <a className={styles.who} href={`/enquiries/${item.reference}`}>
                      {item.name}
                    </a>
                    , {item.kind}
                  </p>
                  <p>
                    <PhoneLink number={item.phoneNumber} />
                  </p>
                  <p className={styles.about}>Reply by {item.due}</p>
                  <p>
                    <Badge tone={item.tone}>{item.left}</Badge>
                  </p>
                </li>
              ))}
            </ol>
          )}
          {moreDue > 0 && (
            <p>
              <a href="/enquiries?sort=due">{moreDue} more</a>
            </p>
          )}
        </Panel>
        <Panel heading="Also">
          <ul className={styles.counts}>
            {counts.map(({ label, count, href, tone }) => (
              <li key={label}>
                <a href={href}>{label}</a> <Badge tone={tone}>{count}</Badge>
              </li>
            ))}
          </ul>
        </Panel>
      </Stack>
    </Columns>
  )
}
