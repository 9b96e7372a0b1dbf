import styles from './diary-page.module.css'
import type { DiaryCall, DiaryCell, DiaryDay, DiaryProps } from './diary-page.tsx'
import { Badge, StateBadge } from './elements.tsx'

/** A column for each day; on a phone one of them. */
export function Week({ days, rows }: Pick<DiaryProps, 'days' | 'rows'>) {
  return (
    <table className={styles.week}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          {days.map((day) => (
            <th key={day.date} scope="col" data-today={day.isToday} data-chosen={day.isChosen}>
              <span className={styles.wide}>{day.short}</span>
              <span className={styles.narrow}>{day.long}</span>
              {day.isToday && (
                <span className={styles.today}>
                  <Badge tone="good">today</Badge>
                </span>
              )}
              <span className={styles.summary}>{day.note || (day.close && `${day.free} free`)}</span>
              {day.close && (
                <a className={styles.closeLink} href={day.close.href} aria-label={day.close.label}>
                  {day.close.label.startsWith('Open') ? 'Open' : 'Close'}
                </a>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, cells }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {cells.map((cell, index) => (
              <Cell key={cell.date} {...cell} time={time} day={days[index]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({
  date,
  time,
  calls,
  state,
  free,
  reason,
  label,
  href,
  day,
}: DiaryCell & { time: string; day: DiaryDay | undefined }) {
  const isFree = free > 0
  const words = { free: free > 1 ? `${free} free` : 'Free', closed: 'Closed', past: 'Past' }[state]
  const hasLink = isFree || state === 'closed'
  return (
    <td
      data-state={calls.length > 0 ? 'booked' : state}
      data-today={day?.isToday}
      data-chosen={day?.isChosen}
      // Where a call can be dropped.
      {...(isFree && { 'data-date': date, 'data-time': time, 'data-label': label })}
    >
      {calls.map((call) => (
        <Card key={call.reference} call={call} time={time} />
      ))}
      {reason !== '' && <span className={styles.reason}>{reason}</span>}
      {href && hasLink ? (
        <a href={href} aria-label={`${words}: ${label}`}>
          {isFree ? `+ ${words}` : words}
        </a>
      ) : (
        calls.length === 0 &&
        (reason === '' || state !== 'free') &&
        (state === 'past' ? (
          <span className={styles.unseen}>Past</span>
        ) : (
          <span className={styles.nothing}>{state === 'free' ? 'Nobody is free' : words}</span>
        ))
      )}
    </td>
  )
}

function Card({ call, time }: { call: DiaryCall; time: string }) {
  return (
    <div
      className={styles.card}
      data-call={call.reference}
      data-sequence={call.sequence}
      data-name={call.name}
    >
      <a href={`/enquiries/${call.reference}`}>{call.name}</a>
      {call.time !== time && <span className={styles.reason}>{call.time}</span>}
      {call.assignee !== '' && <span className={styles.reason}>{call.assignee}</span>}
      {/* That it is booked is seen by its place. */}
      {call.state !== 'booked' && <StateBadge of={call} />}
    </div>
  )
}
