import styles from './diary-page.module.css'
import type { DiaryProps } from './diary-page.tsx'
import { Note, OneLine, Panel, Stack, StateBadge } from './elements.tsx'
import { firstLine } from './enquiry-row.ts'
import { enquiryState } from './enquiry-state.ts'
import { PhoneLink } from './reach.tsx'
import { Table } from './table.tsx'

/** With numbers to ring, and boxes to tick on paper. */
export function CallList({ heading, days, assigneeOf, now }: DiaryProps) {
  return (
    <Stack>
      <h2 className={styles.heading}>{heading}</h2>
      {days.map((day) => (
        <Panel key={day.date} heading={day.isToday ? `${day.long}, today` : day.long}>
          {day.note !== '' && <Note>{day.note}</Note>}
          {day.calls.length === 0 ? (
            <Note>No calls.</Note>
          ) : (
            <div className={styles.list}>
              <Table
                rows={day.calls}
                by="reference"
                columns={{
                  Time: ({ time }) => (
                    <>
                      <span className={styles.box} aria-hidden="true" />
                      <OneLine>{time}</OneLine>
                    </>
                  ),
                  State: (call) => <StateBadge of={enquiryState(call, now)} />,
                  Who: ({ reference, name }) => <a href={`/enquiries/${reference}`}>{name}</a>,
                  'Taken by': assigneeOf,
                  Phone: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
                  About: ({ services, message }) => (
                    <>
                      {services.join(', ')}
                      {message !== '' && <span className={styles.words}>{firstLine(message)}</span>}
                    </>
                  ),
                }}
                isCompact
              />
            </div>
          )}
        </Panel>
      ))}
    </Stack>
  )
}
