import type { CSSProperties } from 'react'
import styles from './appointment-sky.module.css'

/**
 * Hills under the sky of the hour at which a call begins: the sun stands where it is in the working day, from the left
 * in the morning to the right. A cancelled call has none.
 */
export function AppointmentSky({ start }: { start: string | null }) {
  return (
    <div className={styles.sky} aria-hidden="true">
      {start !== null && <span className={styles.sun} style={sunPlace(dayShare(start))} />}
      <svg viewBox="0 0 640 96" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 96V44C70 18 150 12 232 34s150 26 236 2 122-22 172-8v68z" fill="var(--hill-2)" />
        <path d="M0 96V62C96 40 170 44 250 58s150 20 232 2 112-20 158-10v46z" fill="var(--hill-3)" />
        <path d="M382 62c22 4 20 8-6 13s-44 9-34 21h88c-24-9-6-14 18-20s10-13-66-14z" fill="var(--water)" />
        <path d="M0 96V80c90-18 180-14 262-2 40 6 62 12 74 18z" fill="var(--hill-4)" />
        <path d="M640 96V74c-72-8-136 0-178 8-24 4-34 10-38 14z" fill="var(--hill-4)" />
        <path d="M0 96v-8c90-8 170-6 250 8zM640 96v-10c-50-4-96 0-130 10z" fill="var(--hill-5)" />
      </svg>
    </div>
  )
}

/** On an arc that is highest at noon, and as far from the edges as its halo is broad. */
function sunPlace(dayShare: number): CSSProperties {
  const height = Math.sin(Math.PI * (0.14 + 0.72 * dayShare))
  return {
    left: `calc(3rem + ${dayShare.toFixed(2)} * (100% - 6rem))`,
    bottom: `${Math.round(26 + 38 * height)}%`,
  }
}

/** The share of the day from 9:00 to 17:00 that has passed at `start`. */
function dayShare(start: string): number {
  const minutes = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) - 9 * 60
  return Math.min(1, Math.max(0, minutes / (8 * 60)))
}
