import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import { addressOf } from './address-of.ts'
import { CallList } from './diary-list.tsx'
import styles from './diary-page.module.css'
import { Week } from './diary-week.tsx'
import { LinkRow, type Option, Panel, SelectField, Stack } from './elements.tsx'

export interface DiaryCell {
  date: string
  /** The calls that share a minute with the slot. */
  calls: DeskEnquiry[]
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
  calls: DeskEnquiry[]
  /** To close or to open the day; undefined where it is past or closed in any case. */
  close?: { href: string; label: string } | undefined
}

/** How each call is shown. */
export interface ShownCalls {
  /** Who takes it; empty where that goes without saying. */
  assigneeOf(call: DeskEnquiry): string
  now: number
}

export interface DiaryProps extends ShownCalls {
  heading: string
  view: 'week' | 'list'
  chosen: PlainDate
  days: DiaryDay[]
  rows: { time: string; cells: DiaryCell[] }[]
  /** Whose diary it is; everybody's where it is undefined. */
  person?: string | undefined
  /** Who looks at it. */
  viewer: string
  /** Who takes calls; empty where nobody is entered. */
  people: Option[]
}

export function DiaryPage(props: DiaryProps) {
  const { heading, view, chosen, days, person, viewer, people } = props
  const list = view === 'list' ? view : undefined
  const at = (changed: Record<string, string | undefined>) =>
    addressOf('/diary', { day: chosen, view: list, person, ...changed })
  const whose = people.find(({ value }) => value === person)?.label
  return (
    <Stack>
      <div className={styles.bar}>
        <LinkRow
          label="Weeks"
          links={[
            { label: 'Week before', href: at({ day: addDays(chosen, -7) }), rel: 'prev' },
            { label: 'This week', href: at({ day: undefined }) },
            { label: 'Week after', href: at({ day: addDays(chosen, 7) }), rel: 'next' },
          ]}
        />
        <LinkRow
          label="Views"
          links={[
            // Phones show one day of it.
            { label: 'Calendar', href: at({ view: undefined }), isShown: view === 'week' },
            { label: 'List of calls', href: at({ view: 'list' }), isShown: view === 'list' },
          ]}
        />
        {people.length > 0 && (
          <LinkRow
            label="Whose"
            links={[
              { label: 'Everybody', href: at({ person: undefined }), isShown: person === undefined },
              { label: 'Mine', href: at({ person: viewer }), isShown: person === viewer },
              ...(whose && person !== viewer ? [{ label: whose, href: at({}), isShown: true }] : []),
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
          <CallList {...props} />
        ) : (
          <Panel heading={heading}>
            <nav className={styles.days} aria-label="Days">
              {days.map((day) => (
                <a
                  key={day.date}
                  href={at({ day: day.date })}
                  aria-current={day.isChosen ? 'date' : undefined}
                >
                  <span>{day.short}</span>
                </a>
              ))}
            </nav>
            <Week {...props} />
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
