import { useState } from 'react'
import { ReceiptLink } from '#app/forms/own-call/receipt-link.tsx'
import { confirmCall } from '#app/forms/submission/confirmations.ts'
import { ErrorSummary } from '#app/forms/submission/error-summary.tsx'
import { errorText } from '#app/forms/submission/error-text.ts'
import styles from '#app/forms/submission/form.module.css'
import { type FormState, textValue } from '#app/forms/submission/form-state.ts'
import { HiddenFields } from '#app/forms/submission/hidden-fields.tsx'
import { type Notice, noticeFor } from '#app/forms/submission/notice.ts'
import { Notification } from '#app/forms/submission/notification.tsx'
import { PrivacyCheckbox } from '#app/forms/submission/privacy-checkbox.tsx'
import { SubmitButton } from '#app/forms/submission/submit-button.tsx'
import { useSubmission } from '#app/forms/submission/use-submission.ts'
import { callCopy, callSchedule, costQuestion, formCopy, pages, wording } from '#app/forms/words.ts'
import { Choices } from '#app/ui/choices.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { NewTabLink } from '#app/ui/links.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import {
  type CallbackField,
  type CallbackKind,
  callbackFields,
  parseCallbackRequest,
} from '#domain/callback-request.ts'
import type { ErrorCode } from '#domain/error-code.ts'
import { orderErrors } from '#domain/form-check.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Receipt } from '#domain/submit-result.ts'
import { BookedNote } from './booked-note.tsx'
import { DayChips } from './day-chips.tsx'
import { slotsOf } from './refused-time.ts'
import { ShowTimesButton } from './show-times-button.tsx'
import { SlotField } from './slot-field.tsx'
import { SlotRadios } from './slot-radios.tsx'
import { useChosenDay } from './use-chosen-day.ts'

interface CallFormProps extends FormState<CallbackField> {
  kind: CallbackKind
  today: PlainDate
  adviser?: string | undefined
  /** The dialog opens a slot picker; the page, which must work without JavaScript, lists the slots as radios. */
  presentation: 'dialog' | 'page'
}

export function CallForm({ kind, today, adviser, presentation, initial, submitted, page }: CallFormProps) {
  const { labels, choices, hints, submit } = formCopy
  const copy = callCopy[kind]
  const [notice, setNotice] = useState<Notice | null>(null)
  const [booked, setBooked] = useState<Receipt | null>(null)
  const [time, setTime] = useState(textValue(submitted?.values, 'time'))
  const [isPickerOpen, setPickerOpen] = useState(false)

  const submission = useSubmission({
    path: pages.requestACallback.path,
    keepsDraft: presentation === 'dialog',
    check: (raw) => parseCallbackRequest({ ...raw, kind }, { today, schedule: callSchedule, choices }),
    initial,
    submitted,
    onSaved: confirmCall,
    onResult(result) {
      setNotice(noticeFor('callback', result))
      if (result.ok) setBooked(result.receipt)
      const slots = slotsOf(result)
      if (slots) {
        replace(slots)
        setTime('')
      }
    },
  })
  const { formProps, control, textControl, errors, setErrors, values, isSending, hasFailed } = submission
  const setError = (field: CallbackField, code: ErrorCode | undefined) =>
    setErrors((shown) => orderErrors(callbackFields, { ...shown, [field]: code }))

  // Errors belong to the kind that was submitted; the other one keeps what was typed, and has its own rules.
  const [checkedKind, setCheckedKind] = useState(kind)
  if (kind !== checkedKind) {
    setCheckedKind(kind)
    setErrors({})
  }

  const { date, setDate, choose, flush, dateProps, day, refresh, replace } = useChosenDay({
    today,
    adviser,
    submitted,
    onChange(code) {
      setTime('')
      setError('date', code)
      if (errors.time === 'slotTaken') setError('time', undefined)
    },
  })

  const openTimes = () => {
    flush()
    refresh()
  }
  const chooseTime = (chosen: string) => {
    setTime(chosen)
    setError('time', undefined)
  }

  return (
    <>
      <form
        {...formProps}
        action={`${pages.requestACallback.path}#form`}
        className={styles.root}
        onReset={() => {
          setDate('')
          setTime('')
        }}
      >
        <HiddenFields values={{ kind, ...(adviser && { adviser }) }} {...{ initial, submitted, page }} />
        <BookedNote receipt={booked} />
        <ErrorSummary items={submission.summary} attempts={submission.attempts} />
        {kind === 'consultation' && (
          <p className={styles.note}>
            <NewTabLink href={`${costQuestion.path}#${costQuestion.id}`}>{costQuestion.question}</NewTabLink>
            <br />
            <NewTabLink href={pages.ourFees.path}>{pages.ourFees.name}</NewTabLink>
          </p>
        )}
        <div className={styles.pair}>
          <TextField {...textControl('name')} label={labels.name} autoComplete="name" />
          <TextField
            {...textControl('phoneNumber')}
            label={labels.phoneNumber}
            type="tel"
            autoComplete="tel"
          />
        </div>
        <TextField
          {...textControl('email')}
          label={labels.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          optional
        />
        <TextArea
          {...textControl('message')}
          label={labels.message}
          hint={copy.messageLabel}
          rows={presentation === 'dialog' ? 2 : 3}
          optional={kind === 'consultation'}
        />
        <TextField {...textControl('town')} label={labels.town} autoComplete="address-level2" optional />
        <DayChips
          today={today}
          adviser={adviser}
          chosen={date}
          onChoose={(chosen) => {
            choose(chosen)
            setPickerOpen(true)
          }}
        />
        <div className={styles.pair} data-presentation={presentation}>
          <TextField
            {...control('date')}
            {...dateProps}
            defaultValue={values.date === undefined ? '' : dateProps.defaultValue}
          />
          {presentation === 'dialog' && (
            <SlotField
              {...control('time')}
              {...{ date, day, time }}
              isOpen={isPickerOpen}
              setOpen={setPickerOpen}
              onOpen={openTimes}
              onChoose={chooseTime}
              onMissingDate={() => dateProps.ref.current?.focus()}
            />
          )}
          {presentation === 'page' && <ShowTimesButton />}
        </div>
        {presentation === 'page' && <SlotRadios {...control('time')} day={day} chosen={time} date={date} />}
        <Choices
          {...control('services')}
          legend={labels.services}
          note={hints.services}
          options={wording.services}
          chosen={Array.isArray(values.services) ? values.services : []}
        />
        <VisuallyHidden role="status">{errors.date !== 'date' && errorText(errors.date)}</VisuallyHidden>
        <p className={styles.note}>{callCopy.privacy}</p>
        <PrivacyCheckbox {...control('privacyPolicy')} defaultChecked={values.privacyPolicy !== undefined} />
        <div className={presentation === 'dialog' ? `${styles.actions} ${styles.pinned}` : styles.actions}>
          <SubmitButton {...{ isSending, hasFailed }} label={copy.submit} again={submit.again} />
        </div>
      </form>
      <Notification notice={notice} onClose={() => setNotice(null)}>
        <ReceiptLink notice={notice} />
      </Notification>
    </>
  )
}
