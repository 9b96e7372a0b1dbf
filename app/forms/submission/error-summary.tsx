import { useId, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '#app/delivery/after-paint.ts'
import { formCopy } from '#app/forms/words.ts'
import { Icon } from '#app/illustration/icons/icons.tsx'
import styles from './error-summary.module.css'

interface ErrorSummaryProps {
  items: { id: string; text: string }[]
  /** The number of refused submits; each moves focus to the summary. */
  attempts: number
}

/** Every error at the top of the form, each a link to its field. */
export function ErrorSummary({ items, attempts }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const headingId = useId()

  useLayoutEffect(() => {
    if (attempts === 0) return
    // In the next frame, to avoid a forced synchronous layout.
    requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'nearest' }))
    // After the paint: moving focus makes the browser recalculate the styles of the whole page.
    return afterPaint(() => ref.current?.focus({ preventScroll: true }))
  }, [attempts])

  if (items.length === 0) return null
  return (
    <div ref={ref} className={styles.root} role="alert" aria-labelledby={headingId} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p id={headingId} className={styles.heading}>
          {formCopy.summary.heading}
        </p>
        <ul className={styles.list}>
          {items.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  showField(id)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Scrolls to the field with its label: a fragment link would scroll the label out of view. */
function showField(id: string): void {
  const field = document.getElementById(id)
  field?.parentElement?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
