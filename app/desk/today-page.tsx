import { Button } from '#app/ui/button.tsx'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { deadlineOf } from '#domain/enquiry-text.ts'
import { formatDay } from '#domain/plain-date.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import type { NameOf } from '#server/desk/staff-members.ts'
import {
  Badge,
  LinkRow,
  Marks,
  Note,
  OutcomeButtons,
  Panel,
  type RowLink,
  Stack,
  StateBadge,
  type Tone,
} from './elements.tsx'
import { firstLine, marksOf } from './enquiry-row.ts'
import { enquiryState, isRungAgain, type ShownState, timeLeft } from './enquiry-state.ts'
import { EmailLink, PhoneLink } from './reach.tsx'
import styles from './today-page.module.css'

interface DayOfCalls {
  heading: string
  calls: DeskEnquiry[]
}

interface Shown {
  /** The call to make next. */
  nextCall: string | undefined
  /** The references of those that have become the reader's since they last looked at them. */
  fresh: ReadonlySet<string>
  nameOf: NameOf
  now: number
}

/** What an open page tells of an enquiry that has just come in: nothing of whoever sent it. */
export interface RecentEnquiry {
  reference: string
  /** A message, a call. */
  what: string
}

export interface TodayProps extends Shown {
  /** Whose are shown. */
  whose: RowLink[]
  /** The newest first. */
  recent: RecentEnquiry[]
  today: DayOfCalls
  /** The next working day. */
  next: DayOfCalls
  /** Messages that were promised a reply, and calls of earlier days that have no outcome. */
  due: DeskEnquiry[]
  /** How many more are due than are listed; empty where all are. */
  moreDue: string
  counts: { label: string; count: string; href: string; tone: Tone }[]
  /** Who can sign in. */
  access: {
    /** The newest first. */
    news: { id: string; at: string; what: string }[]
    hasOnePasskey: boolean
    isOnlyOwner: boolean
    isOwner: boolean
  }
}

/** On a phone who waits for a reply comes before the calls of the next day. */
export function TodayPage(props: TodayProps) {
  const { whose, recent, today, next, counts, access } = props
  return (
    <>
      <div className={styles.head}>
        <LinkRow label="Whose" links={whose} />
        <News />
      </div>
      <div className={styles.page} data-refreshed data-recent={JSON.stringify(recent)}>
        <Calls {...props} {...today} />
        <div className={styles.second}>
          <Stack>
            <Due {...props} />
            <Access {...access} />
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
        </div>
        <Calls {...props} {...next} />
      </div>
    </>
  )
}

/** New passkeys and invitations of the last days, so that a strange one is seen; and what to do before a device is lost. */
function Access({ news, hasOnePasskey, isOnlyOwner, isOwner }: TodayProps['access']) {
  if (news.length === 0 && !hasOnePasskey && !isOnlyOwner) return null
  return (
    <Panel heading="Who can sign in">
      {hasOnePasskey && (
        <p>
          You have one passkey. <a href="/account">Add another</a>, to get in when this device is lost.
        </p>
      )}
      {isOnlyOwner && (
        <p>
          You are the only owner. <a href="/staff">Add a second</a>, who can let you in again.
        </p>
      )}
      {news.length > 0 && (
        <ul className={styles.counts}>
          {news.map(({ id, at, what }) => (
            <li key={id}>
              {what} <span className={styles.about}>{at}</span>
            </li>
          ))}
        </ul>
      )}
      {news.length > 0 && (
        <Note>
          {isOwner ? (
            <>
              If nobody expects one of them, look at <a href="/staff">Staff</a>.
            </>
          ) : (
            'If you do not know one of them, tell an owner at once.'
          )}
        </Note>
      )}
    </Panel>
  )
}

/** What has come since the page was opened. The script fills it (keep-fresh.ts); without one it is empty. */
function News() {
  return (
    <div className={styles.newsPanel}>
      <p className={styles.lost} role="status" data-refreshed-lost />
      <p className={styles.news} role="status" data-refreshed-new />
      <p className={styles.action}>
        <Button kind="secondary" data-size="small" data-refreshed-notify hidden />
      </p>
    </div>
  )
}

function Calls({ heading, calls, ...shown }: DayOfCalls & Shown) {
  return (
    <Panel heading={heading}>
      {calls.length === 0 ? (
        <Note>No calls.</Note>
      ) : (
        <ol className={styles.calls}>
          {calls.map((call) => (
            <Call key={call.reference} call={call} {...shown} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** Of one that is answered, one line says so. */
function Call({ call, nextCall, fresh, nameOf, now }: { call: DeskEnquiry } & Shown) {
  const { reference, time, name, phoneNumber, services, message, assignedTo } = call
  const isNext = reference === nextCall
  const known = enquiryState(call, now)
  const { state, tone }: ShownState =
    isNext && known.state === 'booked' ? { state: 'next', tone: 'soon' } : known
  const assignee = nameOf(assignedTo)
  return (
    <li data-next={isNext || undefined}>
      <p className={styles.time}>{time}</p>
      <div className={styles.call}>
        <p>
          <a className={styles.who} href={`/enquiries/${reference}`}>
            {name}
          </a>{' '}
          <StateBadge of={{ state, tone: isNext ? 'soon' : tone }} /> <Marks of={marksOf(call)} />
          {fresh.has(reference) && <Badge tone="soon">new for you</Badge>}
        </p>
        {state !== 'answered' && (
          <>
            <p className={styles.number}>
              <PhoneLink number={phoneNumber} />
            </p>
            <p className={styles.about}>
              {[services.join(', '), assignee && `with ${assignee}`].filter(Boolean).join('; ')}
            </p>
            {message !== '' && <p className={styles.words}>{firstLine(message)}</p>}
            {known.state !== 'booked' && isRungAgain(call, now) !== false && <CallOutcome of={call} />}
          </>
        )}
      </div>
    </li>
  )
}

/** What became of a call, by one press. */
function CallOutcome({ of: { reference, version } }: { of: DeskEnquiry }) {
  return (
    <form method="post" action={`/enquiries/${reference}/answer`} className={styles.outcome}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value="today" />
      <OutcomeButtons of={['reached', 'no answer', 'left a message']} />
      <a href={`/enquiries/${reference}#call`}>Move</a>
    </form>
  )
}

function Due({ due, moreDue, ...shown }: TodayProps) {
  return (
    <Panel heading="Waiting for a reply">
      {due.length === 0 ? (
        <Note>Everybody has been answered.</Note>
      ) : (
        <ol className={styles.due}>
          {due.map((enquiry) => (
            <DueEnquiry key={enquiry.reference} enquiry={enquiry} {...shown} />
          ))}
        </ol>
      )}
      {moreDue !== '' && (
        <p>
          <a href="/enquiries?sort=due">{moreDue}</a>
        </p>
      )}
    </Panel>
  )
}

function DueEnquiry({ enquiry, fresh, nameOf, now }: { enquiry: DeskEnquiry } & Omit<Shown, 'nextCall'>) {
  const { reference, kind, name, phoneNumber, email, message, assignedTo, tries } = enquiry
  const deadline = deadlineOf(enquiry)
  if (deadline === null) return null
  const tried = enquiryState(enquiry, now)
  const { tone, left } = tries > 0 ? { tone: tried.tone, left: tried.state } : timeLeft(deadline, now)
  const assignee = nameOf(assignedTo)
  return (
    <li>
      <div>
        <p>
          <a className={styles.who} href={`/enquiries/${reference}`}>
            {name}
          </a>
          , {enquiryKinds[kind].label} <Marks of={marksOf(enquiry)} />
          {fresh.has(reference) && <Badge tone="soon">new for you</Badge>}
        </p>
        {message !== '' && <p className={styles.words}>{firstLine(message)}</p>}
        <p className={styles.about}>
          Reply by {formatDay(deadline.date)}, {deadline.time}
          {assignee !== '' && `, ${assignee}`}
        </p>
      </div>
      <div className={styles.reach}>
        {phoneNumber === '' ? (
          <EmailLink address={email} reference={reference} />
        ) : (
          <PhoneLink number={phoneNumber} />
        )}
        <Badge tone={tone}>{left}</Badge>
      </div>
      {enquiry.date !== null && isRungAgain(enquiry, now) !== false && (
        <div className={styles.whole}>
          <CallOutcome of={enquiry} />
        </div>
      )}
    </li>
  )
}
