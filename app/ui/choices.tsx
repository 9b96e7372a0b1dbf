import { Icon } from '#app/illustration/icons/icons.tsx'
import styles from './choices.module.css'
import fieldStyles from './field.module.css'
import { FieldError } from './field.tsx'

interface ChoicesProps {
  id: string
  legend: string
  /** Follows the legend in a lighter style. */
  note?: string
  name: string
  options: readonly string[]
  chosen: readonly string[]
  error?: string | undefined
  onChange?: (option: string, isChosen: boolean) => void
}

/** A group of checkboxes that look like chips. */
export function Choices({ id, legend, note, name, options, chosen, error, onChange }: ChoicesProps) {
  return (
    <div className={fieldStyles.root}>
      <fieldset id={id} className={styles.choices} aria-describedby={error && `${id}-error`} tabIndex={-1}>
        <legend>
          {legend}
          {note && <span className={fieldStyles.optional}> {note}</span>}
        </legend>
        {options.map((option) => (
          <label key={option} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              value={option}
              {...(onChange
                ? {
                    checked: chosen.includes(option),
                    onChange: (event) => onChange(option, event.target.checked),
                  }
                : { defaultChecked: chosen.includes(option) })}
            />
            <Icon name="check" />
            {option}
          </label>
        ))}
      </fieldset>
      <FieldError id={id} error={error} />
    </div>
  )
}

interface RadioChoicesProps {
  id: string
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  defaultValue: string
  error?: string | undefined
}

/** A group of radio buttons that look like chips. None is chosen where an address names an option that is none. */
export function RadioChoices({ id, legend, name, options, defaultValue, error }: RadioChoicesProps) {
  return (
    <div className={fieldStyles.root}>
      <fieldset id={id} className={styles.choices} aria-describedby={error && `${id}-error`} tabIndex={-1}>
        <legend>{legend}</legend>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            {label}
          </label>
        ))}
      </fieldset>
      <FieldError id={id} error={error} />
    </div>
  )
}
