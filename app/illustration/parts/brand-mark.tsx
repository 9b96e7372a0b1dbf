interface MarkProps {
  className?: string
}

export const headingStroke = 'M3 9C22 3 42 2 62 7s36 9 58 3 36-8 57-3'

/** The short wavy stroke under a heading. */
export function HeadingStroke({ className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 180 16" width="180" height="16" aria-hidden="true">
      <path
        d={headingStroke}
        fill="none"
        stroke="var(--accent-stroke)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The hill and the river of the logo, in a square of 32, which a circle clips: one edge for all, so no fringe. */
export const markHill = 'M0 18C5 12.6 11 12.2 17 15.4S27 18 32 12V32H0z'
export const markRiver =
  'M18.5 16.2C22.5 18 20 20.6 15 22.4C10 24.3 8 27.2 9.5 32H22.5C19 28 19.5 25.6 22.5 23.3C26 20.5 25 17.2 18.5 16.2z'

/** The firm's logo: sun, hill and river in a disc. Legible at 24 px. */
export function Mark({ className }: MarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      clipPath="circle(49%)"
      aria-hidden="true"
    >
      <path d="M0 0h32v32H0z" fill="var(--mark-sky)" />
      <circle cx="21.5" cy="9.2" r="3.7" fill="var(--mark-sun)" />
      <path d={markHill} fill="var(--mark-hill)" />
      <path d={markRiver} fill="var(--mark-river)" />
    </svg>
  )
}
