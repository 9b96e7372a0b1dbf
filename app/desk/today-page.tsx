import { Button } from '#app/ui/button.tsx'
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
import { EmailLink, PhoneLink } from './reach.tsx'
import styles from './today-page.module.css'

export interface CallView {
  reference: string
  time: string
  name: string
  phoneNumber: string
  services: string
  message: string
  /** What it may be, for somebody to judge. */
  marks: readonly string[]
  state: string
  tone: Tone
  /** Who takes it; empty where nobody has it. */
  assignee: string
  /** Whether it has become the reader's since they last looked at it. */
  isFresh: boolean
  version: number
  /** Whether it is time to ring, or past it. */
  isDue: boolean
  /** The one to ring next. */
  isNext: boolean
  /** There is nothing more to do about it: one line says so. */
  isDone: boolean
}

export interface DueView {
  reference: string
  kind: string
  name: string
  phoneNumber: string
  email: string
  /** When the firm has promised to reply, or was to call. */
  due: string
  tone: Tone
  left: string
  /** The first line of what was written. */
  words: string
  marks: readonly string[]
  assignee: string
  isFresh: boolean
  version: number
  /** Whether it is a call of an earlier day without an outcome. */
  isCall: boolean
}

interface DayOfCalls {
  heading: string
  calls: CallView[]
}

/** What an open page tells of an enquiry that has just come in: nothing of whoever sent it. */
export interface RecentEnquiry {
  reference: string
  /** A message, a call. */
  what: string
}

export interface TodayProps {
  /** Whose are shown. */
  whose: RowLink[]
  /** The newest first. */
  recent: RecentEnquiry[]
  today: DayOfCalls
  /** The next working day. */
  next: DayOfCalls
  due: DueView[]
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
export function TodayPage({ whose, recent, today, next, due, moreDue, counts, access }: TodayProps) {
  return (
    <>
      <div className={styles.head}>
        <LinkRow label="Whose" links={whose} />
        <News />
      </div>
      <div className={styles.page} data-refreshed data-recent={JSON.stringify(recent)}>
        <Calls {...today} />
        <div className={styles.second}>
          <Stack>
            <Due due={due} more={moreDue} />
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
        <Calls {...next} />
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

function Calls({ heading, calls }: DayOfCalls) {
  return (
    <Panel heading={heading}>
      {calls.length === 0 ? (
        <Note>No calls.</Note>
      ) : (
        <ol className={styles.calls}>
          {calls.map((call) => (
            <li key={call.reference} data-next={call.isNext || undefined}>
              <p className={styles.time}>{call.time}</p>
              <div className={styles.call}>
                <p>
                  <a className={styles.who} href={`/enquiries/${call.reference}`}>
                    {call.name}
                  </a>{' '}
                  <StateBadge of={call} /> <Marks of={call.marks} />
                  {call.isFresh && <Badge tone="soon">new for you</Badge>}
                </p>
                {!call.isDone && (
                  <>
                    <p className={styles.number}>
                      <PhoneLink number={call.phoneNumber} />
                    </p>
                    <p className={styles.about}>
                      {[call.services, call.assignee && `with ${call.assignee}`].filter(Boolean).join('; ')}
                    </p>
                    {call.message !== '' && <p className={styles.words}>{call.message}</p>}
                    {call.isDue && <CallOutcome {...call} />}
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** What became of a call, by one press. */
function CallOutcome({ reference, version }: { reference: string; version: number }) {
  return (
    <form method="post" action={`/enquiries/${reference}/answer`} className={styles.outcome}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value="today" />
      <OutcomeButtons of={['reached', 'no answer', 'left a message']} />
      <a href={`/enquiries/${reference}#call`}>Move</a>
    </form>
  )
}

function Due({ due, more }: { due: DueView[]; more: string }) {
  return (
    <Panel heading="Waiting for a reply">
      {due.length === 0 ? (
        <Note>Everybody has been answered.</Note>
      ) : (
        <ol className={styles.due}>
          {due.map((item) => (
            <li key={item.reference}>
              <div>
                <p>
                  <a className={styles.who} href={`/enquiries/${item.reference}`}>
                    {item.name}
                  </a>
                  , {item.kind} <Marks of={item.marks} />
                  {item.isFresh && <Badge tone="soon">new for you</Badge>}
                </p>
                {item.words !== '' && <p className={styles.words}>{item.words}</p>}
                <p className={styles.about}>
                  Reply by {item.due}
                  {item.assignee !== '' && `, ${item.assignee}`}
                </p>
              </div>
              <div className={styles.reach}>
                {item.phoneNumber === '' ? (
                  <EmailLink address={item.email} reference={item.reference} />
                ) : (
                  <PhoneLink number={item.phoneNumber} />
                )}
                <Badge tone={item.tone}>{item.left}</Badge>
              </div>
              {item.isCall && (
                <div className={styles.whole}>
                  <CallOutcome {...item} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {more !== '' && (
        <p>
          <a href="/enquiries?sort=due">{more}</a>
        </p>
      )}
    </Panel>
  )
}
