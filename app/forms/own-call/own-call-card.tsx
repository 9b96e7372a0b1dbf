import type { ReactNode } from 'react'
import { Face } from '#app/blocks/face/face.tsx'
import { island } from '#app/delivery/island.tsx'
import { TextWithPhone } from '#app/forms/submission/text-with-phone.tsx'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { AppointmentSky } from '#app/illustration/parts/appointment-sky.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ownCallCopy } from '#content/forms/own-call-copy.ts'
import { advisers } from '#content/pages/advisers.ts'
import { pages } from '#content/site/pages.ts'
import { formatClockTime } from '#domain/clock-time.ts'
import { fillIn } from '#domain/fill-in.ts'
import type { OwnCall } from '#domain/own-call.ts'
import { formatDay } from '#domain/plain-date.ts'
import { slotTimes } from '#domain/slots.ts'
import { KeepLink } from './keep-link.tsx'
import styles from './own-call.module.css'
import { QuestionForm } from './question-form.tsx'

const copy = ownCallCopy
const Link = island('keep-link', KeepLink, { when: 'visible' })

interface OwnCallCardProps {
  call: OwnCall
  path: string
  /** What has just happened, or why it has not. */
  notice: { type: 'success' | 'error'; text: string } | null
  /** The form to change or cancel the call, where it was asked for. */
  form?: ReactNode
}

/** The appointment: its day and time in words, what happens then, and what can be done about it. */
export function OwnCallCard({ call, path, notice, form }: OwnCallCardProps) {
  const { date, time, kind, state, services, reference, phoneEnding } = call
  const { start, end } = slotTimes(time)
  const adviser = advisers.find(({ slug }) => slug === call.adviser)
  return (
    <div className={styles.root}>
      <article className={styles.card} data-state={state} id="call">
        <header className={`drawing-colours ${styles.head}`}>
          <p>{(state === 'cancelled' ? copy.cancelledKind : copy.kind)[kind]}</p>
          <h1 className={styles.when} tabIndex={-1}>
            <span>{formatDay(date)},</span> <span>{formatClockTime(start)}</span>
          </h1>
          <p>{fillIn(copy.until, { end: formatClockTime(end) })}</p>
          <div className={styles.sky}>
            <AppointmentSky start={state === 'cancelled' ? null : start} />
          </div>
        </header>
        <div className={styles.body}>
          {notice && (
            <p className={styles.notice} data-type={notice.type} role="status">
              <Icon name={notice.type === 'success' ? 'check' : 'alert'} />
              <span>
                <TextWithPhone text={notice.text} />
              </span>
            </p>
          )}
          {state !== 'booked' && !notice && (
            <p className={styles.notice}>
              <Icon name={state === 'cancelled' ? 'close' : 'clock'} />
              <span>
                <TextWithPhone text={copy.states[state]} />
              </span>
            </p>
          )}
          {adviser && state !== 'cancelled' && (
            <p className={styles.adviser}>
              <Face image={adviser.image} />
              {fillIn(copy.adviser, { name: adviser.name })}
            </p>
          )}
          <dl className={styles.facts}>
            <div>
              <dt>{copy.labels.services}</dt>
              <dd>{services.join(', ')}</dd>
            </div>
            {state === 'booked' && (
              <div>
                <dt>{copy.labels.phone}</dt>
                <dd>{fillIn(copy.phone, { ending: phoneEnding })}</dd>
              </div>
            )}
            <div>
              <dt>{copy.labels.reference}</dt>
              <dd>{reference}</dd>
            </div>
          </dl>
          {call.asks && <QuestionForm path={path} />}
          {state === 'booked' ? (form ?? <Actions path={path} />) : <Again kind={kind} />}
          {state === 'booked' && !form && <AtTheCall kind={kind} />}
          {state === 'booked' && !form && <Link path={path} isHere />}
        </div>
      </article>
    </div>
  )
}

function Actions({ path }: { path: string }) {
  return (
    <p className={styles.actions}>
      <ButtonLink to={`${path}/call.ics`}>{copy.actions.calendar}</ButtonLink>
      <ButtonLink to={`${path}?show=move#form`} kind="secondary">
        {copy.actions.change}
      </ButtonLink>
      <ButtonLink to={`${path}?show=cancel#form`} kind="quiet">
        {copy.actions.cancel}
      </ButtonLink>
    </p>
  )
}

function Again({ kind }: Pick<OwnCall, 'kind'>) {
  return (
    <p className={styles.actions}>
      <ButtonLink to={`${pages.requestACallback.path}?kind=${kind}`}>{copy.actions.again}</ButtonLink>
    </p>
  )
}

function AtTheCall({ kind }: Pick<OwnCall, 'kind'>) {
  const { happens, missed } = copy
  return (
    <div className={styles.pair}>
      <section>
        <h2>{happens.heading}</h2>
        <ul>
          {happens[kind].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{missed.heading}</h2>
        <p>
          <TextWithPhone text={missed.text} />
        </p>
      </section>
    </div>
  )
}
