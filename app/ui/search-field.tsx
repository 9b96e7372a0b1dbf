import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import fieldStyles from './field.module.css'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'name'> {
  /** The results page; the query is sent to it as `?q=`. */
  action: string
  label: string
  button: string
}

/** A plain GET form, which works without JavaScript; a page may pass `onChange` to search as one types. */
export function SearchField({ action, label, button, ...input }: SearchFieldProps) {
  return (
    <search data-print="never">
      <form action={action} className={styles.root}>
        <label className={fieldStyles.label}>
          {label}
          <input {...input} type="search" name="q" className={fieldStyles.control} />
        </label>
        <Button type="submit" kind="secondary">
          {button}
        </Button>
      </form>
    </search>
  )
}
