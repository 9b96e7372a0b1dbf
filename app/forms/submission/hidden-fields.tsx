import { formCopy } from '#app/forms/words.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { type FormState, initialKey, textValue } from './form-state.ts'

interface HiddenFieldsProps extends FormState<string> {
  values?: Record<string, string>
}

/** The hidden inputs of a form, and the honeypot. */
export function HiddenFields({ values, initial, submitted, page }: HiddenFieldsProps) {
  const fields = {
    ...values,
    key: initialKey({ initial, submitted }),
    originPage: textValue(submitted?.values, 'originPage') || (initial?.origin ?? page ?? location.pathname),
    ...(initial?.servedAt && { servedAt: String(initial.servedAt) }),
  }
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* The honeypot: people do not see it, bots fill it in. They recognise `display: none`. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          {formCopy.honeypot} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  )
}
