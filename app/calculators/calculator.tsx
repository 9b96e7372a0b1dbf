import { memo, type ReactNode, useDeferredValue, useId } from 'react'
import { RiskNotice } from '#app/blocks/risk-warning/risk-notice.tsx'
import { ErrorSummary } from '#app/forms/submission/error-summary.tsx'
import { Button } from '#app/ui/button.tsx'
import { RadioChoices } from '#app/ui/choices.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import type { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import type { CalculatorCopy, CalculatorName, CopyOf } from '#content/site/calculators.ts'
import type { taxAndRates } from '#content/site/tax-and-rates.ts'
import type { InputCheck, InputError } from '#domain/calculator-fields.ts'
import styles from './calculator.module.css'
import { type Calculation, type RawInput, sliderValue, useCalculator } from './use-calculator.ts'

interface FieldWords {
  label: string
  hint?: string
  options?: readonly { value: string; label: string }[]
  errors?: Partial<Record<InputError, string>>
}

interface FieldKind {
  type?: 'date'
  inputMode?: 'numeric' | 'decimal'
  optional?: true
  /** A slider below the field, for the numbers that people usually try. */
  slider?: Slider
}

interface Slider {
  min: number
  max: number
  step: number
}

/** Of these the frame makes form and warnings. */
interface FrameText<Input> {
  fields: Readonly<Record<keyof Input & string, FieldWords>>
  warnings: readonly string[]
}

/** As JSON, words and rates from a file (./load-calculator.ts): a calculator's script has none. */
export interface CalculatorProps<Name extends CalculatorName = CalculatorName> {
  raw: RawInput
  /** Nothing was entered yet. */
  isExample: boolean
  /** In London, as yyyy-mm-dd. */
  today: string
  words: typeof calculatorWords
  text: Omit<CopyOf<Name>, Exclude<keyof CalculatorCopy, 'fields'>>
  /** The figures of the register that it lists among its claims. */
  rates: { readonly [Claim in CopyOf<Name>['claims'][number]]: (typeof taxAndRates)[Claim]['value'] }
}

interface Headline {
  label: string
  value: string
}

interface FrameProps<Input, Result> extends Pick<CalculatorProps, 'raw' | 'isExample' | 'words'> {
  text: FrameText<Input>
  kinds?: Partial<Record<keyof Input & string, FieldKind>>
  parse(raw: RawInput): InputCheck<Input>
  calculate(input: Input): Result
  /** What the large figure is, and the figure; or two of them. */
  headline(input: Input, result: Result): Headline | readonly Headline[]
  sentence(input: Input, result: Result): string
  /** Nothing where nothing changes with time, and then there is no caption either. */
  chart(input: Input, result: Result): ReactNode
  caption(input: Input, result: Result): string
  details(input: Input, result: Result): ReactNode
  /** Input and result in a line, for a message to an adviser. */
  summary(input: Input, result: Result): string
  /** Those of what was chosen, where not all of `text.warnings` are of it. */
  warningsOf?(input: Input): readonly string[]
  /** Fields that few need: folded away below the others. */
  more?: readonly string[]
  fieldNotes?: readonly string[]
}

/** The form of a calculator, its result with chart and warnings, and the way to an adviser. */
export function Calculator<Input, Result>(props: FrameProps<Input, Result>) {
  const { text, words, raw, isExample, kinds, parse, calculate, more = [], fieldNotes = [] } = props
  const calculator = useCalculator({ raw, parse, calculate })
  const { lastValid, isStale, isTouched, errors, fieldId, resultRef, formProps } = calculator
  const headingId = useId()
  const names = Object.keys(text.fields) as (keyof Input & string)[]
  const messageOf = (name: keyof Input & string) => {
    const code = errors[name]
    return code && (text.fields[name].errors?.[code] ?? text.fields[name].errors?.unreadable)
  }
  const summary = names.flatMap((name) => {
    const message = messageOf(name)
    return message ? [{ id: fieldId(name), text: message }] : []
  })
  const staleNote = summary.length > 0 ? `${words.stale} ${words.correct}` : words.stale

  const fieldOf = (name: keyof Input & string) => {
    const { label, hint, options } = text.fields[name]
    const control = { id: fieldId(name), name, defaultValue: raw[name] ?? '' }
    if (options)
      return <RadioChoices key={name} {...control} legend={label} options={options} error={messageOf(name)} />
    const { slider, ...kind } = kinds?.[name] ?? {}
    return (
      <div key={name}>
        <TextField
          {...control}
          label={label}
          hint={hint}
          error={messageOf(name)}
          inputMode="decimal"
          autoComplete="off"
          {...kind}
        />
        {/* The field does the same by keyboard and for screen readers. */}
        {slider && (
          <input
            type="range"
            {...slider}
            defaultValue={sliderValue(raw[name])}
            data-slides={name}
            className={styles.slider}
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
      </div>
    )
  }

  return (
    <div className={styles.root}>
      <form {...formProps} className={styles.form} aria-label={words.formHeading}>
        <ErrorSummary items={calculator.showsSummary ? summary : []} attempts={calculator.attempts} />
        {names.filter((name) => !more.includes(name)).map(fieldOf)}
        {more.length > 0 && (
          <details
            className={styles.more}
            open={names.some((name) => more.includes(name) && errors[name]) || undefined}
          >
            <summary data-marker>{words.more}</summary>
            {names.filter((name) => more.includes(name)).map(fieldOf)}
          </details>
        )}
        {fieldNotes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <div data-print="never">
          <Button type="submit">{words.submit}</Button>
        </div>
        <p className={styles.note}>{words.privacy}</p>
      </form>

      <section className={styles.result} aria-labelledby={headingId} data-stale={isStale || undefined}>
        <h2 ref={resultRef} id={headingId} className={styles.heading} tabIndex={-1}>
          {words.resultHeading}
        </h2>
        {lastValid ? (
          <Shown
            {...props}
            calculation={lastValid}
            note={isStale ? staleNote : isExample && !isTouched ? words.example : words.own}
          />
        ) : (
          <>
            <p className={styles.state}>{words.none}</p>
            <RiskNotice warnings={text.warnings} />
          </>
        )}
      </section>
    </div>
  )
}

type ShownProps<Input, Result> = FrameProps<Input, Result> & { calculation: Calculation<Input, Result> }

/** The figure and its sentence in the frame after the key; all that explains them in a second render. */
function Shown<Input, Result>({ note, ...shown }: ShownProps<Input, Result> & { note: string }) {
  const { calculation, words, headline, sentence } = shown
  const { input, result } = calculation
  return (
    <>
      <div className={styles.headline}>
        {[headline(input, result)].flat().map(({ label, value }) => (
          <div key={label}>
            <p className={styles.label}>{label}</p>
            <p className={styles.value}>{value}</p>
          </div>
        ))}
      </div>
      <div>
        <p className={styles.state}>{note}</p>
        <p role="status" className={styles.sentence}>
          {sentence(input, result)} {words.notAdvice}
        </p>
      </div>
      <Explanation {...shown} calculation={useDeferredValue(calculation)} />
    </>
  )
}

const Explanation = memo(function Explanation<Input, Result>(props: ShownProps<Input, Result>) {
  const { text, words, chart, caption, details, summary, warningsOf } = props
  const { input, result } = props.calculation
  const captionId = useId()
  const drawn = chart(input, result)
  return (
    <>
      {drawn && (
        <figure className={styles.figure} aria-labelledby={captionId}>
          {drawn}
          <figcaption id={captionId} className={styles.caption}>
            {caption(input, result)}
          </figcaption>
        </figure>
      )}
      <RiskNotice warnings={warningsOf?.(input) ?? text.warnings} />
      {details(input, result)}
      <AdviserForm figures={summary(input, result)} words={words.adviser} />
    </>
  )
}) as <Input, Result>(props: ShownProps<Input, Result>) => ReactNode

/** A GET form: the box itself has the figures as its value, so they are sent only where it is ticked. */
function AdviserForm({ figures, words }: { figures: string; words: CalculatorProps['words']['adviser'] }) {
  const { heading, text, carry, carryHint, action, path } = words
  const id = useId()
  return (
    <form action={path} className={styles.adviser} aria-label={heading} data-print="never">
      <h3>{heading}</h3>
      <p>{text}</p>
      <Checkbox id={id} name="figures" value={figures}>
        {carry}
        <span className={styles.hint}>{carryHint}</span>
      </Checkbox>
      <div>
        <Button type="submit" kind="secondary">
          {action}
        </Button>
      </div>
    </form>
  )
}
