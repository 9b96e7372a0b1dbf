import { type ComponentProps, memo, type ReactNode } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import styles from './field.module.css'

interface FieldProps {
  /** The error summary links to it. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

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

/** Connects a control with its hint and its error for screen readers. */
export function ariaProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>, besideId?: string) {
  const ids = [besideId, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

/** Memoised: after a refused submit most fields are unchanged. */
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
      <input {...input} {...ariaProps(frame, input['aria-describedby'])} className={styles.control} />
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
      <textarea rows={4} {...input} {...ariaProps(frame)} className={styles.control} />
    </Frame>
  )
})

interface ButtonFieldProps extends FieldProps, Omit<ComponentProps<'button'>, 'id'> {
  /** Of the hidden input that carries the value. */
  name: string
  value: string
  icon?: ReactNode
  /** Shown while nothing is chosen. */
  placeholder: string
}

/** A field whose value is chosen in a dialog that it opens. */
export function ButtonField(props: ButtonFieldProps) {
  const { id, label, hint, error, optional, name, value, icon, placeholder, ...button } = props
  const frame = { id, label, hint, error, optional }
  return (
    <Frame {...frame}>
      <input type="hidden" name={name} value={value} />
      <button
        type="button"
        {...button}
        {...ariaProps(frame)}
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
        <input type="checkbox" {...input} {...ariaProps({ id, error })} className={styles.box} />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
