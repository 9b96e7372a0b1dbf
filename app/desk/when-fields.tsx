import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { type FieldTexts, FormRow, type Option, SelectField } from './elements.tsx'

export interface WhenChoices {
  date: string
  time: string
  /** The first and the last day that can be chosen. */
  min: string
  max: string
  /** The times of the day, each with what is known of it: '09:00 - 09:30, booked'. */
  times: Option[]
  /** Whether 'Show the day’s times' was pressed: the choice of a time comes next. */
  areTimesAsked: boolean
}

/**
 * Day and time of a call. The script reads the times of another day (day-times.ts), without it the button does; the
 * database decides in any case.
 */
export function WhenFields(props: WhenChoices & { errors: FieldTexts }) {
  const { date, time, min, max, times, areTimesAsked, errors } = props
  return (
    <FormRow>
      {/* Enter uses the first submit button, which must not be 'Show the times'. */}
      <button type="submit" hidden />
      <TextField
        id="date"
        name="date"
        type="date"
        label="Day"
        min={min}
        max={max}
        required
        defaultValue={date}
        error={errors.date}
      />
      <Button type="submit" name="show" value="times" kind="secondary" formNoValidate>
        Show the day’s times
      </Button>
      <SelectField
        name="time"
        label="Time"
        value={time}
        empty={times.length > 0 ? 'Choose a time' : 'No calls on this day'}
        options={times}
        error={errors.time}
        hasFocus={areTimesAsked}
      />
    </FormRow>
  )
}
