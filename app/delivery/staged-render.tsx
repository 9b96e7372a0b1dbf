import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { afterPaint } from './after-paint.ts'
import { unfoldPage } from './deferred-layout.ts'
import { hasWoken } from './hydration.ts'
import styles from './staged-render.module.css'

/** How many parts are drawn at first, then, and at last. */
const steps = [0, 1, Number.POSITIVE_INFINITY]

/**
 * What a page shows below its heading. After a change of page it is drawn when the heading has been painted: the
 * first part, then the others, so that the change need not wait for them. It is drawn at once if the address names
 * a passage, which may well be here.
 */
export function FurtherDown({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const [step, setStep] = useState(!hasWoken() || hash ? steps.length - 1 : 0)
  const isWhole = step === steps.length - 1

  useEffect(() => {
    if (isWhole) return hasWoken() ? unfoldPage() : undefined
    return afterPaint(() => startTransition(() => setStep(step + 1)))
  }, [isWhole, step])

  return (
    <>
      {Children.toArray(children).slice(0, steps[step])}
      {!isWhole && <div className={styles.room} />}
    </>
  )
}
