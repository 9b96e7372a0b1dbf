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

function Frame({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { id, label, hint, error, optional } = field
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

interface DescribedControl extends Pick<FieldProps, 'id' | 'hint' | 'error'> {
  /** What describes it beside its hint and error. */
  'aria-describedby'?: string | undefined
}

/** Connects a control with its hint and its error for screen readers. */
export function ariaProps({ id, hint, error, 'aria-describedby': other }: DescribedControl) {
  const ids = [other, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

/** Memoised: after a refused submit most fields are unchanged. */
export const TextField = memo(function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { label, hint, error, optional, ...input } = props
  return (
    <Frame field={props}>
      <input {...input} {...ariaProps(props)} className={styles.control} />
    </Frame>
  )
})

export const TextArea = memo(function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const { label, hint, error, optional, ...input } = props
  return (
    <Frame field={props}>
      <textarea rows={4} {...input} {...ariaProps(props)} className={styles.control} />
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
  const { label, hint, error, optional, name, value, icon, placeholder, ...button } = props
  return (
    <Frame field={props}>
      <input type="hidden" name={name} value={value} />
      <button
        type="button"
        {...button}
        {...ariaProps(props)}
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

export function Checkbox(props: CheckboxProps) {
  const { error, children, ...input } = props
  return (
    <div className={styles.root}>
      <div className={styles.check}>
        <input type="checkbox" {...input} {...ariaProps(props)} className={styles.box} />
        <label htmlFor={input.id}>{children}</label>
      </div>
      <FieldError id={input.id} error={error} />
    </div>
  )
}
