import type { ReactNode } from 'react'
import formStyles from '#app/forms/submission/form.module.css'
import { ownCallCopy } from '#app/forms/words.ts'
import { Button } from '#app/ui/button.tsx'
import type { OwnCall } from '#domain/own-call.ts'
import styles from './own-call.module.css'

interface FormFrameProps {
  heading: string
  lead: string
  call: OwnCall
  path: string
  change: 'move' | 'cancel'
  submit: string
  children: ReactNode
}

/** A form that changes the call. It names the state of the call that it shows: an old tab changes nothing. */
export function FormFrame({ heading, lead, call, path, change, submit, children }: FormFrameProps) {
  return (
    <section id="form" className={styles.form} aria-label={heading}>
      <h2>{heading}</h2>
      <p>{lead}</p>
      <form method="post" action={`${path}?show=${change}#form`} noValidate className={formStyles.root}>
        <input type="hidden" name="do" value={change} />
        <input type="hidden" name="sequence" value={call.sequence} />
        {children}
        <div className={formStyles.actions}>
          <Button type="submit">{submit}</Button>
          <a href={path} className={styles.back}>
            {ownCallCopy.actions.back}
          </a>
        </div>
      </form>
    </section>
  )
}
