import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import fieldStyles from './field.module.css'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'name'> {
  /** The page that shows what was found: it is asked with `?q=`. */
  action: string
  label: string
  button: string
}

/** A plain form, so it finds without JavaScript; with it, a page may look at every key. */
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
