import { useEffect, useState } from 'react'
import { office } from '#content/site/office.ts'
import { openingHours } from '#content/site/opening-hours.ts'
import { isOpen } from '#domain/working-hours.ts'
import styles from './open-now.module.css'

const words = office
const intervalMs = 60_000

/** Whether the office is open now. Rendered in the browser, because the page is prerendered. */
export function OpenNow() {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const look = () => setOpen(isOpen(Date.now(), openingHours))
    look()
    const timer = setInterval(look, intervalMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={styles.root} data-open={open}>
      {open === undefined ? ' ' : open ? words.openNow : words.closedNow}
    </p>
  )
}
