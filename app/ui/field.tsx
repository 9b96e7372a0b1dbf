import { type ComponentProps, memo, type ReactNode } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import styles from './field.module.css'

interface FieldProps {
  /** Also the anchor that an error summary links to. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

/** Label above, hint under it, the error in words beside an icon. */
function Frame({ id, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="alert" />
      {error}
    </p>
  )
}

/** What a control says of itself to a screen reader. */
function described({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>, besideId?: string) {
  const ids = [besideId, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

/** Memoised: most fields are the same after a form was refused as before. */
export const TextField = memo(function TextField({
  id,
  label,
  hint,
  error,
  optional,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const frame = { id, label, hint, error, optional }
  return (
    <Frame {...frame}>
      <input {...input} {...described(frame, input['aria-describedby'])} className={styles.control} />
    </Frame>
  )
})

export const TextArea = memo(function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  const frame = { id, label, hint, error, optional }
  return (
    <Frame {...frame}>
      <textarea rows={4} {...input} {...described(frame)} className={styles.control} />
    </Frame>
  )
})

interface ButtonFieldProps extends FieldProps, Omit<ComponentProps<'button'>, 'id'> {
  /** What the form sends. */
  name: string
  value: string
  icon?: ReactNode
  /** Shown while nothing is chosen. */
  placeholder: string
}

/** A field whose value is chosen in an overlay that it opens. */
export function ButtonField(props: ButtonFieldProps) {
  const { id, label, hint, error, optional, name, value, icon, placeholder, ...button } = props
  const frame = { id, label, hint, error, optional }
  return (
    <Frame {...frame}>
      <input type="hidden" name={name} value={value} />
      <button
        type="button"
        {...button}
        {...described(frame)}
        className={styles.control}
        data-empty={value === ''}
        aria-haspopup="dialog"
        aria-label={`${label}: ${value || placeholder}`}
      >
        {value || placeholder}
        {icon}
      </button>
    </Frame>
  )
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id'> {
  id: string
  error?: string | undefined
  children: ReactNode
}

export function Checkbox({ id, error, children, ...input }: CheckboxProps) {
  return (
    <div className={styles.root}>
      <div className={styles.check}>
        <input type="checkbox" {...input} {...described({ id, error })} className={styles.box} />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
