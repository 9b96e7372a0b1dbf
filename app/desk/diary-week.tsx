import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import styles from './diary-page.module.css'
import type { DiaryCell, DiaryDay, DiaryProps, ShownCalls } from './diary-page.tsx'
import { Badge, StateBadge } from './elements.tsx'
import { enquiryState } from './enquiry-state.ts'

/** A column for each day; on a phone one of them. */
export function Week({ days, rows, assigneeOf, now }: DiaryProps) {
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
              <Cell key={cell.date} {...cell} {...{ time, assigneeOf, now }} day={days[index]} />
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
  ...shown
}: DiaryCell & ShownCalls & { time: string; day: DiaryDay | undefined }) {
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
        <Card key={call.reference} call={call} time={time} {...shown} />
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

function Card({ call, time, assigneeOf, now }: { call: DeskEnquiry; time: string } & ShownCalls) {
  const shown = enquiryState(call, now)
  const assignee = assigneeOf(call)
  return (
    <div
      className={styles.card}
      data-call={call.reference}
      data-sequence={call.sequence}
      data-name={call.name}
    >
      <a href={`/enquiries/${call.reference}`}>{call.name}</a>
      {call.time !== time && <span className={styles.reason}>{call.time}</span>}
      {assignee !== '' && <span className={styles.reason}>{assignee}</span>}
      {/* That it is booked is seen by its place. */}
      {shown.state !== 'booked' && <StateBadge of={shown} />}
    </div>
  )
}
