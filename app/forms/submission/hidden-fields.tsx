import { useLocation } from 'react-router'
import { formWords } from '#content/forms/form-words.ts'
import { type FormStart, startKey, typedText } from './form-start.ts'
import styles from './hidden-fields.module.css'

interface HiddenFieldsProps extends FormStart<string> {
  /** The form's own. */
  values?: Record<string, string>
}

/** What a form sends beside what is typed. */
export function HiddenFields({ values, greeting, returned }: HiddenFieldsProps) {
  // Prerendering asks for a page with a slash at the end.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const sent = {
    ...values,
    key: startKey({ greeting, returned }),
    originPage: typedText(returned?.typed, 'originPage') || (greeting?.origin ?? pathname),
    ...(greeting?.servedAt && { servedAt: String(greeting.servedAt) }),
  }
  return (
    <>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Nobody sees this field; machines that fill in all they find give themselves away. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {formWords.trap} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
