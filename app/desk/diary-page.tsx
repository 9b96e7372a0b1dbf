import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import styles from './diary-page.module.css'
import {
  Badge,
  LinkRow,
  Note,
  OneLine,
  type Option,
  Panel,
  PhoneLink,
  SelectField,
  Stack,
  StateBadge,
  type Tone,
} from './elements.tsx'
import { Table } from './table.tsx'

export interface DiaryCall {
  reference: string
  name: string
  phoneNumber: string
  services: string
  /** The first line of what was written. */
  words: string
  /** When it starts and ends. */
  time: string
  state: string
  tone: Tone
  sequence: number
  /** Who takes it; empty where that goes without saying. */
  assignee: string
}

export interface DiaryCell {
  date: string
  /** The calls that share a minute with the slot. */
  calls: DiaryCall[]
  state: 'free' | 'closed' | 'past'
  /** How many people could take a call then. */
  free: number
  /** Why this time is closed; empty where the whole day is, which its heading says. */
  reason: string
  /** What the slot is, in full, for a link that says only 'Free'. */
  label: string
  /** To book or to open it; undefined where there is nothing to do. */
  href?: string | undefined
}

export interface DiaryDay {
  date: string
  /** Mon 16 */
  short: string
  /** Monday 16 November 2026 */
  long: string
  isToday: boolean
  /** The one that phones show. */
  isChosen: boolean
  /** Why the day is closed: the office's reason, a bank holiday, the weekday. */
  note: string
  free: number
  calls: DiaryCall[]
  /** The day view on phones. */
  href: string
  /** To close or to open the day; undefined where it is past or closed in any case. */
  close?: { href: string; label: string } | undefined
}

export interface DiaryProps {
  heading: string
  view: 'week' | 'list'
  chosen: string
  days: DiaryDay[]
  rows: { time: string; cells: DiaryCell[] }[]
  links: {
    previous: string
    thisWeek: string
    next: string
    week: string
    list: string
    everybody: string
    mine: string
  }
  /** Whose diary it is; everybody's where it is undefined. */
  person?: string | undefined
  isMine: boolean
  /** Who takes calls; empty where nobody is entered. */
  people: Option[]
}

export function DiaryPage(props: DiaryProps) {
  const { heading, view, chosen, days, rows, links, person, isMine, people } = props
  const whose = people.find(({ value }) => value === person)?.label
  return (
    <Stack>
      <div className={styles.bar}>
        <LinkRow
          label="Weeks"
          links={[
            { label: 'Week before', href: links.previous, rel: 'prev' },
            { label: 'This week', href: links.thisWeek },
            { label: 'Week after', href: links.next, rel: 'next' },
          ]}
        />
        <LinkRow
          label="Views"
          links={[
            // Phones show one day of it.
            { label: 'Calendar', href: links.week, isShown: view === 'week' },
            { label: 'List of calls', href: links.list, isShown: view === 'list' },
          ]}
        />
        {people.length > 0 && (
          <LinkRow
            label="Whose"
            links={[
              { label: 'Everybody', href: links.everybody, isShown: person === undefined },
              { label: 'Mine', href: links.mine, isShown: isMine },
              ...(whose && !isMine ? [{ label: whose, href: links.week, isShown: true }] : []),
            ]}
          />
        )}
        <LinkRow
          label="Tasks"
          links={[
            { label: 'Book a call', href: `/diary/book?date=${chosen}` },
            { label: 'Close or open days', href: `/diary/close?from=${chosen}&until=${chosen}` },
          ]}
        />
        <p className={styles.lost} role="status" data-refreshed-lost />
      </div>
      <div data-refreshed>
        {view === 'list' ? (
          <CallList heading={heading} days={days} />
        ) : (
          <Panel heading={heading}>
            <nav className={styles.days} aria-label="Days">
              {days.map((day) => (
                <a key={day.date} href={day.href} aria-current={day.isChosen ? 'date' : undefined}>
                  <span>{day.short}</span>
                </a>
              ))}
            </nav>
            <Week days={days} rows={rows} />
            <p className={styles.hint} hidden data-drag-hint>
              Drag a call onto a free time to move it, or press its name for all that can be done.
            </p>
          </Panel>
        )}
      </div>
      <Panel heading="Another week">
        <form method="get" action="/diary" className={styles.jump}>
          <TextField id="day" name="day" type="date" label="Show the week of" defaultValue={chosen} />
          {people.length > 0 && (
            <SelectField name="person" label="Of" value={person} empty="Everybody" options={people} />
          )}
          {view === 'list' && <input type="hidden" name="view" value="list" />}
          <Button type="submit" kind="secondary">
            Show
          </Button>
        </form>
        <p>
          <a href="/diary/calendar">Calendar on your phone</a>
          {people.length > 0 && (
            <>
              , <a href="/diary/busy">when people are busy</a>
            </>
          )}
        </p>
      </Panel>
      <MoveDialog />
    </Stack>
  )
}

function Week({ days, rows }: Pick<DiaryProps, 'days' | 'rows'>) {
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

function CallList({ heading, days }: { heading: string; days: DiaryDay[] }) {
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
                  Who: ({ reference, name }) => <a href={`/enquiries/${reference}`}>{name}</a>,
                  'Taken by': ({ assignee }) => assignee,
                  Phone: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
                  About: ({ services, words }) => (
                    <>
                      {services}
                      {words !== '' && <span className={styles.words}>{words}</span>}
                    </>
                  ),
                  State: (call) => <StateBadge of={call} />,
                }}
                compact={{
                  Time: 'first',
                  Who: 'second',
                  'Taken by': 'second-end',
                  Phone: 'third',
                  About: 'below',
                  State: 'first-end',
                }}
              />
            </div>
          )}
        </Panel>
      ))}
    </Stack>
  )
}

/** Asked after a drop: a visitor is told of every move, so none may happen by a slip of the hand. */
function MoveDialog(): ReactNode {
  return (
    <dialog className={styles.dialog} data-move aria-labelledby="move-question">
      <form method="post" className={styles.confirm}>
        <p id="move-question" />
        <input type="hidden" name="date" />
        <input type="hidden" name="time" />
        <input type="hidden" name="sequence" />
        <input type="hidden" name="back" value="week" />
        <p className={styles.actions}>
          <Button type="submit">Move the call</Button>
          <Button type="submit" kind="secondary" formMethod="dialog">
            Leave it
          </Button>
        </p>
      </form>
    </dialog>
  )
}
