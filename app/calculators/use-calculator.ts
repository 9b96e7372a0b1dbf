import {
  type FocusEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { isLeftForSubmit } from '#app/forms/submission/is-left-for-submit.ts'
import { revalidateErrors } from '#app/forms/submission/revalidate-errors.ts'
import type { InputCheck, InputError } from '#domain/calculator-fields.ts'
import type { FormErrors } from '#domain/form-check.ts'

export type RawInput = Readonly<Record<string, string>>

interface CalculatorOptions<Input, Result> {
  raw: RawInput
  parse(raw: RawInput): InputCheck<Input>
  calculate(input: Input): Result
}

export interface Calculation<Input, Result> {
  input: Input
  result: Result
}

interface State<Input, Result> {
  /** Of the last complete input; null before there was any. */
  lastValid: Calculation<Input, Result> | null
  /** The input is not complete, and `lastValid` is of an earlier one. */
  isStale: boolean
  errors: FormErrors<keyof Input & string, InputError>
  attempts: number
  /** Not before a refused submit, or an address that names wrong figures: it would push the fields down. */
  showsSummary: boolean
  /** Whether anything was entered since the page was served. */
  isTouched: boolean
}

/** Browsers limit how often a page may change its address. */
const addressDelayMs = 300

/**
 * Works the result out at each key, without a request: with an incomplete input the last result stays, and the
 * message is shown when its field is left. The inputs are uncontrolled, so whatever was typed before hydration counts.
 */
export function useCalculator<Input, Result>({ raw, parse, calculate }: CalculatorOptions<Input, Result>) {
  type Field = keyof Input & string
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const address = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<State<Input, Result>>(() => {
    const check = parse(raw)
    const untouched = { attempts: 0, showsSummary: !check.ok, isTouched: false }
    return check.ok
      ? { ...untouched, lastValid: calculationOf(check.value), isStale: false, errors: {} }
      : { ...untouched, lastValid: null, isStale: true, errors: check.errors }
  })

  function calculationOf(input: Input) {
    return { input, result: calculate(input) }
  }

  const read = () => {
    const entries = [...new FormData(form.current ?? undefined)]
    return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string')) as RawInput
  }

  /** Writes a slider's number into its field. */
  const takeFrom = (slider: HTMLInputElement) => {
    const field = form.current?.elements.namedItem(fieldOf(slider))
    if (field instanceof HTMLInputElement) field.value = grouped(slider.value)
  }

  const keepInAddress = (typed: RawInput, delayMs: number) => {
    clearTimeout(address.current)
    const search = `?${new URLSearchParams(typed)}`
    address.current = setTimeout(() => {
      if (location.search !== search) history.replaceState(history.state, '', search)
    }, delayMs)
  }

  const update = (changed: Field, isBlur: boolean) => {
    const typed = read()
    for (const slider of slidersOf(form.current)) slider.value = sliderValue(typed[fieldOf(slider)])
    const check = parse(typed)
    if (check.ok) keepInAddress(typed, addressDelayMs)
    setState((before) => ({
      ...before,
      lastValid: check.ok ? calculationOf(check.value) : before.lastValid,
      isStale: !check.ok,
      isTouched: before.isTouched || !isBlur,
      errors: revalidateErrors({
        shown: before.errors,
        found: check.ok ? {} : check.errors,
        changed,
        isBlur,
      }),
    }))
  }

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const input = event.target as HTMLInputElement
    const slides = fieldOf(input)
    if (slides) takeFrom(input)
    const name = slides || input.name
    if (name) update(name as Field, false)
  }
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as EventTarget as HTMLInputElement
    if (name && !isLeftForSubmit(event)) update(name as Field, true)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = read()
    const check = parse(typed)
    if (!check.ok) {
      setState((before) => ({
        ...before,
        isStale: true,
        errors: check.errors,
        attempts: before.attempts + 1,
        showsSummary: true,
      }))
      return
    }
    keepInAddress(typed, 0)
    setState((before) => ({ ...before, lastValid: calculationOf(check.value), isStale: false, errors: {} }))
    result.current?.focus()
  }

  // What was typed, or slid to, before the code had been loaded.
  const catchUp = useEffectEvent(() => {
    for (const slider of slidersOf(form.current)) if (slider.value !== slider.defaultValue) takeFrom(slider)
    const typed = read()
    if (Object.keys(raw).some((name) => typed[name] !== raw[name])) update('' as Field, false)
  })
  useEffect(() => {
    catchUp()
    return () => clearTimeout(address.current)
  }, [])

  return {
    ...state,
    fieldId: (name: string) => `${id}-${name}`,
    resultRef: result,
    formProps: { ref: form, onInput, onBlur, onSubmit, noValidate: true },
  }
}

/** What a slider shows of the text of its field; the browser keeps it within the slider's ends. */
export function sliderValue(text = ''): string {
  const [, digits = '', unit = ''] = /^([\d.]*)([km]?)/i.exec(text.replace(/[\s£,]/g, '')) ?? []
  return String(Number(digits) * ({ k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1) || 0)
}

function slidersOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[data-slides]') ?? [])]
}

/** The name of the field that a slider moves; empty for other inputs. */
function fieldOf({ dataset }: HTMLInputElement): string {
  return dataset.slides ?? ''
}

function grouped(value: string): string {
  return value.replace(/\B(?=(\d{3})+$)/g, ',')
}
