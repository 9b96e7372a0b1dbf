import styles from './diary-page.module.css'
import type { DiaryDay } from './diary-page.tsx'
import { Note, OneLine, Panel, Stack, StateBadge } from './elements.tsx'
import { PhoneLink } from './reach.tsx'
import { Table } from './table.tsx'

/** With numbers to ring, and boxes to tick on paper. */
export function CallList({ heading, days }: { heading: string; days: DiaryDay[] }) {
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
                  State: (call) => <StateBadge of={call} />,
                  Who: ({ reference, name }) => <a href={`/enquiries/${reference}`}>{name}</a>,
                  'Taken by': ({ assignee }) => assignee,
                  Phone: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
                  About: ({ services, words }) => (
                    <>
                      {services}
                      {words !== '' && <span className={styles.words}>{words}</span>}
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
