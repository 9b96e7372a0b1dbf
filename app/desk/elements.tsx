import { Fragment, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ariaProps, Checkbox, FieldError } from '#app/ui/field.tsx'
import styles from './elements.module.css'

/** A box with a heading. */
interface PanelProps {
  heading: string
  id?: string
  /** As wide as one form or a few sentences: a line of fields or words ends before a wide window does. */
  isNarrow?: boolean
  children: ReactNode
}

export function Panel({ heading, id, isNarrow, children }: PanelProps) {
  return (
    <section id={id} className={styles.panel} data-narrow={isNarrow || undefined}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  )
}

/** Panels one below the other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** Two columns where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

export interface RowLink {
  label: string
  href: string
  /** Of links to views of one page: whether it is the one that is shown. */
  isShown?: boolean
  rel?: 'prev' | 'next'
}

/** Links beside one another, as far as there is room. */
export function LinkRow({ label, links }: { label: string; links: readonly RowLink[] }) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.href} rel={link.rel} aria-current={link.isShown ? 'true' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Fields and buttons in one line where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** Buttons and links beside one another. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** What is shown when its summary is pressed. */
export function Fold({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={open}>
      <summary data-marker>{summary}</summary>
      {children}
    </details>
  )
}

export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

/** A refusal, above the form that it is about. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert" tabIndex={-1} data-focus>
      {children}
    </p>
  )
}

interface FieldProblemsProps {
  /** Sentences by the names of fields. */
  errors: Partial<Record<string, string>>
  /** The names of the fields as the form has them. */
  order: readonly string[]
  /** What comes before a field's name in the address of the field. */
  linkPrefix?: string
  /** What it says instead of how many fields there are. */
  lead?: string
}

/** Above a long form that was refused: its errors, each a link to its field. */
export function FieldProblems({ errors, order, linkPrefix = '#', lead }: FieldProblemsProps) {
  const problems = Object.entries(errors)
    .filter(([, text]) => text !== undefined)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  if (problems.length === 0) return null
  return (
    <div className={styles.problem} role="alert" tabIndex={-1} data-focus>
      <p>
        {lead ??
          `Nothing was stored. ${problems.length === 1 ? 'One field needs' : `${problems.length} fields need`} another look; what you typed is still there.`}
      </p>
      <ul className={styles.problems}>
        {problems.map(([name, text]) => (
          <li key={name}>
            <a href={linkPrefix + name}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Beside its label on a phone, a longer value would be a narrow column. */
const LONG_VALUE = 60

/** One label and value per line; those without a value are left out. */
export function Details({ of: details }: { of: Record<string, ReactNode> }) {
  return (
    <dl className={styles.details}>
      {Object.entries(details)
        .filter(([, value]) => value !== '' && value !== null)
        .map(([label, value]) => (
          <div key={label} data-long={(typeof value === 'string' && value.length > LONG_VALUE) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export type Tone = 'good' | 'soon' | 'late' | 'plain'

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

/** What a message may be, for somebody to judge; with the space after each. */
export function Marks({ of: marks }: { of: readonly string[] }) {
  return marks.map((mark) => (
    <Fragment key={mark}>
      <Badge tone="soon">{mark}</Badge>{' '}
    </Fragment>
  ))
}

/** The state of an enquiry or a call. */
export function StateBadge({ of: { state, tone } }: { of: { state: string; tone: Tone } }) {
  return <Badge tone={tone}>{state}</Badge>
}

/** What can be chosen, and how it is called. */
export interface Option {
  value: string
  label: string
}

interface SelectProps {
  /** Its name where it is left out. */
  id?: string
  name: string
  label: string
  value?: string | undefined
  /** The same, as `fieldProps` calls it. */
  defaultValue?: string | undefined
  /** What the first option says, which chooses nothing. */
  empty?: string
  /** A text is what it is called. */
  options: readonly (Option | string)[]
  error?: string | undefined
  required?: boolean
  /** It has the focus when the page is loaded. */
  hasFocus?: boolean | undefined
}

export function SelectField(props: SelectProps) {
  const { name, id = name, label, defaultValue, value = defaultValue, empty, options } = props
  const { error, required, hasFocus } = props
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        name={name}
        defaultValue={value}
        required={required}
        className={styles.select}
        data-focus={hasFocus || undefined}
        {...ariaProps({ id, error })}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}

interface PostFormProps {
  action: string
  /** What is sent along: an id, the version that the page shows. */
  hidden?: Record<string, string | number>
  /** What its button says. */
  button: ReactNode
  /** 'danger' takes away for good. */
  kind?: 'primary' | 'secondary' | 'danger'
  /** For a small button in a row of a table: what it is about. */
  label?: string
  /** For a small button with words beside it: what it does. */
  note?: ReactNode
  /** Whether fields and button are in one line where there is room. */
  isRow?: boolean
  children?: ReactNode
}

/** A form that changes something, with the button that sends it. */
export function PostForm(props: PostFormProps) {
  const { action, hidden = {}, kind, label, note, isRow, button, children } = props
  const send = (
    <Button
      type="submit"
      kind={kind === 'danger' || label || note ? 'secondary' : kind}
      data-size={label || note ? 'small' : undefined}
      aria-label={label}
    >
      {button}
    </Button>
  )
  return (
    <form method="post" action={action} data-danger={kind === 'danger' || undefined}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {note ? (
        <div className={styles.noted}>
          {send}
          <Note>{note}</Note>
        </div>
      ) : isRow ? (
        <FormRow>
          {children}
          {send}
        </FormRow>
      ) : children ? (
        <Stack>
          {children}
          <p>{send}</p>
        </Stack>
      ) : (
        send
      )}
    </form>
  )
}

/** What was typed, or is wrong, by the name of a field. */
export type FieldTexts = Partial<Record<string, string>>

/** A field as a form that was refused has it. */
export function fieldProps(name: string, typed: FieldTexts, errors: FieldTexts = {}) {
  return { id: name, name, defaultValue: typed[name], error: errors[name] }
}

interface EraseFormProps extends Pick<PostFormProps, 'action' | 'hidden' | 'children'> {
  id: string
  note: ReactNode
}

/** Erases, once a box confirms that it is meant: it cannot be taken back. */
export function EraseForm({ id, note, children, ...form }: EraseFormProps) {
  return (
    <PostForm {...form} button="Erase" kind="danger">
      <Note>{note}</Note>
      <Checkbox id={id} name="confirmed" value="yes" required>
        {children}
      </Checkbox>
    </PostForm>
  )
}

/** A line break within it only where no line has room for it. */
export function OneLine({ children }: { children: ReactNode }) {
  return <span className={styles.oneLine}>{children}</span>
}

/** Buttons for what became of an attempt to reach somebody; the first is the main one. */
export function OutcomeButtons({ of: outcomes, isSmall }: { of: readonly string[]; isSmall?: boolean }) {
  return (
    <div className={styles.outcomes}>
      {outcomes.map((outcome, index) => (
        <Button
          key={outcome}
          type="submit"
          kind={index === 0 && !isSmall ? 'primary' : 'secondary'}
          data-size={isSmall ? 'small' : undefined}
          name="outcome"
          value={outcome}
        >
          {capitalised(outcome)}
        </Button>
      ))}
    </div>
  )
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
