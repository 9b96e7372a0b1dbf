import { flushSync } from 'react-dom'
import { formCopy, pickerCopy } from '#app/forms/words.ts'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { ButtonField } from '#app/ui/field.tsx'
import type { Slot } from '#domain/slots.ts'
import { SlotPicker } from './slot-picker.tsx'
import type { Day } from './use-slots.ts'

interface SlotFieldProps {
  id: string
  name: string
  error: string | undefined
  date: string
  day: Day | null
  time: string
  /** Whether the times are shown. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Called when the picker opens, to load the slots of the chosen date again. */
  onOpen: () => void
  onChoose: (time: Slot) => void
  /** Called when the picker has closed because it needs a date first. */
  onMissingDate: () => void
}

export function SlotField(props: SlotFieldProps) {
  const { date, day, time, isOpen, setOpen, onOpen, onChoose, onMissingDate, ...field } = props
  return (
    <>
      <ButtonField
        {...field}
        label={formCopy.labels.time}
        hint={pickerCopy.hint}
        value={time}
        placeholder={pickerCopy.open}
        icon={<Icon name="clock" />}
        onClick={() => {
          setOpen(true)
          onOpen()
        }}
      />
      <SlotPicker
        open={isOpen}
        date={date}
        day={day}
        chosen={time}
        onClose={() => setOpen(false)}
        onMissingDate={() => {
          // At once, because closing returns focus to this field.
          flushSync(() => setOpen(false))
          onMissingDate()
        }}
        onChoose={(chosen) => {
          // A picker that a day has opened returns the focus to that day, which does not say the time.
          flushSync(() => {
            onChoose(chosen)
            setOpen(false)
          })
          document.getElementById(field.id)?.focus()
        }}
      />
    </>
  )
}
