import { type ComponentProps, useId } from 'react'
import { formCopy } from '#app/forms/words.ts'
import { TextField } from '#app/ui/field.tsx'
import styles from './form.module.css'

interface ReachFieldsProps {
  textControl(field: 'name' | 'phoneNumber' | 'email'): Omit<ComponentProps<typeof TextField>, 'label'>
  /** Says that one of the two is enough, where it is. */
  hint?: string | undefined
}

export function ReachFields({ textControl, hint }: ReachFieldsProps) {
  const { labels } = formCopy
  const hintId = useId()
  const described = { 'aria-describedby': hint && hintId }
  return (
    <>
      <TextField {...textControl('name')} label={labels.name} autoComplete="name" />
      <div>
        {hint && (
          <p id={hintId} className={styles.note}>
            {hint}
          </p>
        )}
        <div className={styles.pair}>
          <TextField
            {...textControl('phoneNumber')}
            {...described}
            label={labels.phoneNumber}
            type="tel"
            autoComplete="tel"
          />
          <TextField
            {...textControl('email')}
            {...described}
            label={labels.email}
            type="email"
            autoComplete="email"
            spellCheck={false}
          />
        </div>
      </div>
    </>
  )
}
