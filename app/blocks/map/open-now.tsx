import { useEffect, useState } from 'react'
import { officeCopy } from '#content/site/offices.ts'
import type { OpeningHours } from '#domain/opening-hours.ts'
import { isOpen } from '#domain/working-hours.ts'
import styles from './open-now.module.css'

const intervalMs = 60_000

/** Whether the office is open now. Rendered in the browser, because the page is prerendered. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const look = () => setOpen(isOpen(Date.now(), hours))
    look()
    const timer = setInterval(look, intervalMs)
    return () => clearInterval(timer)
  }, [hours])
  return (
    <p className={styles.root} data-open={open}>
      {open === undefined ? ' ' : open ? officeCopy.openNow : officeCopy.closedNow}
    </p>
  )
}
