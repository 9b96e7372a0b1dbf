import { useState } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import { ButtonField } from '#app/ui/field.tsx'
import { pickerWords } from '#content/forms/callback-words.ts'
import { formWords } from '#content/forms/form-words.ts'
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
  /** The picker is opening: the times should be those of the date as it is now, and fresh. */
  onOpen: () => void
  onChoose: (time: Slot) => void
}

/** Preferred Time: a field that opens the picker. */
export function SlotField({ date, day, time, onOpen, onChoose, ...field }: SlotFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ButtonField
        {...field}
        label={formWords.labels.time}
        hint={pickerWords.hint}
        value={time}
        placeholder={pickerWords.open}
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
        onChoose={(chosen) => {
          onChoose(chosen)
          setOpen(false)
        }}
      />
    </>
  )
}
