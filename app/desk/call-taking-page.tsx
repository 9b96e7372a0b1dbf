import { Choices } from '#app/ui/choices.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import styles from './book-page.module.css'
import {
  FieldProblems,
  type FieldTexts,
  FormRow,
  fieldProps,
  Note,
  type Option,
  Panel,
  PostForm,
  SelectField,
  Stack,
} from './elements.tsx'

export interface CallTakingProps {
  id: string
  name: string
  takesCalls: boolean
  services: readonly string[]
  chosenServices: readonly string[]
  weekdays: readonly string[]
  shares: readonly number[]
  /** The pages of advisers, by slug. */
  advisers: readonly Option[]
  typed: FieldTexts
  errors: FieldTexts
}

/** Whether somebody takes calls, which, and when. */
export function CallTakingPage(props: CallTakingProps) {
  const { id, name, takesCalls, services, chosenServices, weekdays, shares, advisers, typed, errors } = props
  const field = (of: string) => fieldProps(of, typed, errors)
  const hours = weekdays.flatMap((day) => [`${day}Starts`, `${day}Ends`])
  return (
    <Stack>
      <FieldProblems errors={errors} order={[...hours, 'dailyMax', 'meetingLink', 'calendarUrl']} />
      <Panel heading="Calls of visitors" isNarrow>
        <PostForm action={`/staff/${id}/calls`} button="Store">
          <Note>
            A time is free while anybody is who takes calls. A call goes to whoever was asked for; then to
            whoever dealt with the same visitor before; then to somebody who takes its services; and among
            several in turn, by their shares. Visitors see who only where they booked on the page of that
            adviser.
          </Note>
          <Checkbox id="takesCalls" name="takesCalls" value="yes" defaultChecked={takesCalls}>
            {name} takes calls
          </Checkbox>
          <Choices
            id="services"
            name="services"
            legend="Services"
            note="none for all"
            options={services}
            chosen={chosenServices}
          />
          <fieldset className={styles.hours}>
            <legend>Hours</legend>
            <Note>Leave a day empty on which they take no calls; all of them for the office’s hours.</Note>
            {weekdays.map((day) => (
              <FormRow key={day}>
                <TextField {...field(`${day}Starts`)} label={`${day}, from`} type="time" />
                <TextField {...field(`${day}Ends`)} label="to" type="time" />
              </FormRow>
            ))}
          </fieldset>
          <FormRow>
            <TextField
              {...field('dailyMax')}
              label="Calls a day at most"
              type="number"
              min={1}
              max={50}
              optional
            />
            <SelectField
              {...field('share')}
              label="Share"
              options={shares.map((share) => ({ value: String(share), label: `${share} per cent` }))}
            />
          </FormRow>
          <SelectField
            {...field('adviser')}
            label="Their page on the website"
            empty="None"
            options={advisers}
          />
          <TextField
            {...field('meetingLink')}
            label="Meeting link"
            type="url"
            hint="Where they meet by video. It is beside each of their calls at the desk, and in their calendar."
            optional
          />
          <TextField
            {...field('calendarUrl')}
            label="Their own calendar"
            type="url"
            hint="The secret address at which it is published as iCal (ICS): Google ‘Secret address in iCal format’, Outlook ‘Publish a calendar’, Apple ‘Public Calendar’. Times at which they are busy are not offered."
            optional
          />
        </PostForm>
      </Panel>
      <p>
        <a href={`/diary/close?staffId=${id}`}>Enter when they are away</a>, or see{' '}
        <a href="/diary/busy">when calendars were read</a>
      </p>
    </Stack>
  )
}
