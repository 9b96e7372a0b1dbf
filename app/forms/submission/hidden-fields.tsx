import { useLocation } from 'react-router'
import { formWords } from '#content/forms/form-words.ts'
import { type FormState, initialKey, textValue } from './form-state.ts'
import styles from './hidden-fields.module.css'

interface HiddenFieldsProps extends FormState<string> {
  /** Hidden fields of this form alone. */
  values?: Record<string, string>
}

/** What a form sends beside what is typed, and the honeypot. */
export function HiddenFields({ values, initial, submitted }: HiddenFieldsProps) {
  // Prerendering asks for a page with a slash at the end.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const fields = {
    ...values,
    key: initialKey({ initial, submitted }),
    originPage: textValue(submitted?.values, 'originPage') || (initial?.origin ?? pathname),
    ...(initial?.servedAt && { servedAt: String(initial.servedAt) }),
  }
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Nobody sees this field; bots fill in every field they find. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {formWords.trap} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
