import type { ReactNode } from 'react'

/**
 * One family: 24 units, a round line of 1.75, and one soft sheet of paper
 * behind it (`tint`), as the scenes have. All of it takes the text's colour.
 */
const tint = { fill: 'currentColor', fillOpacity: 0.16, stroke: 'none' } as const
const solid = { fill: 'currentColor', stroke: 'none' } as const

const drawings = {
  mortgage: (
    <>
      <path {...tint} d="M5 11l7-6 7 6v8.5H5z" />
      <path d="M3.5 11.5L12 4l8.5 7.5M5.5 10v9.5h13V10M10 19.5v-5a2 2 0 0 1 4 0v5" />
    </>
  ),
  investment: (
    <>
      <path {...tint} d="M3 20v-4h6v-4h6V8h6v12z" />
      <path d="M3 20.5v-4.5h6v-4h6V8h6M6 12V8.5M6 9.5C6 7.5 4.8 6.5 3 6.5c0 2 1.2 3 3 3zM12 8V4.5M12 5.5c0-2 1.2-3 3-3 0 2-1.2 3-3 3z" />
    </>
  ),
  'equity-release': (
    <>
      <path {...tint} d="M5 9.5L12 4l7 5.5V15H5z" />
      <path d="M3.5 10L12 3.5 20.5 10M5.5 9v6M18.5 9v6M10 15v-2.5a2 2 0 0 1 4 0V15M3 17.5c2-1.3 4-1.3 6 0s4 1.3 6 0 4-1.3 6 0M3 21c2-1.3 4-1.3 6 0s4 1.3 6 0 4-1.3 6 0" />
    </>
  ),
  retirement: (
    <>
      <path {...tint} d="M6 13a6 6 0 0 1 12 0z" />
      <path d="M6 13a6 6 0 0 1 12 0M12 3.5V2.5M4.9 6l-.8-.8M19.1 6l.8-.8M2.5 13h19M5 17h14M4 20.5h16M7 17v3.5M17 17v3.5" />
    </>
  ),
  corporate: (
    <>
      <path {...tint} d="M2.5 12.5Q12 5 21.5 12.5V18H18a6 6 0 0 0-12 0H2.5z" />
      <path d="M2.5 12.5Q12 5 21.5 12.5M2.5 9v9H6a6 6 0 0 1 12 0h3.5V9M3 21.5c1.5-.8 3-.8 4.5 0s3 .8 4.5 0 3-.8 4.5 0 3 .8 4.5 0" />
    </>
  ),
  insurance: (
    <>
      <path {...tint} d="M3 12a9 8 0 0 1 18 0c-2-1.5-4-1.5-6 0-2-1.5-4-1.5-6 0-2-1.5-4-1.5-6 0z" />
      <path d="M3 12a9 8 0 0 1 18 0c-2-1.5-4-1.5-6 0-2-1.5-4-1.5-6 0-2-1.5-4-1.5-6 0zM12 11v7.5a2.3 2.3 0 0 0 4.6 0M12 4V2.5" />
    </>
  ),
  person: (
    <>
      <path {...tint} d="M4.5 20.5a7.5 7 0 0 1 15 0z" />
      <path d="M8.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M4.5 20.5a7.5 7 0 0 1 15 0" />
    </>
  ),
  plan: (
    <>
      <path {...tint} d="M3 6l6-2.5 6 2.5 6-2.5v14.5L15 20.5 9 18l-6 2.5z" />
      <path d="M3 6l6-2.5 6 2.5 6-2.5v14.5L15 20.5 9 18l-6 2.5zM6.5 15c3.5 0 2-4.5 5.5-4.5s2.5-2 5.5-3" />
    </>
  ),
  outcome: (
    <>
      <path {...tint} d="M2.5 20.5L9 10l4 6 2.5-3.5 6 8z" />
      <path d="M2.5 20.5L9 10l4 6 2.5-3.5 6 8zM9 10V3M9 3.5l5.5 2L9 7.5" />
    </>
  ),
  steps: (
    <>
      <path {...tint} d="M3 21c0-9 9-3 9-9s9 0 9-9v18z" />
      <path d="M7 17.9c4-.9 1.7-4.9 4-5.6M14 11.7c4-.9 1.7-3.9 4-5.4M3 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10.5 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  'chevron-down': <path d="M6 9.5l6 6 6-6" />,
  'chevron-left': <path d="M14.5 6l-6 6 6 6" />,
  'chevron-right': <path d="M9.5 6l6 6-6 6" />,
  phone: (
    <path d="M6.5 3.5h3l1.5 4.5-2 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2 4.5 1.5v3a2.5 2.5 0 0 1-2.7 2.5C10.8 19.5 4.5 13.2 4 6.2A2.5 2.5 0 0 1 6.5 3.5z" />
  ),
  mail: (
    <>
      <path {...tint} d="M3.5 6.5L12 13l8.5-6.5v12h-17z" />
      <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6" />
    </>
  ),
  calendar: (
    <>
      <path {...tint} d="M4 5.5h16V10H4z" />
      <path d="M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8 3v4M16 3v4M8 14h.010M12 14h.010M16 14h.010M8 17h.010M12 17h.01" />
    </>
  ),
  clock: <path d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.5 2" />,
  pin: (
    <>
      <path {...tint} d="M12 21.5C8 17 5.5 13.5 5.5 10a6.5 6.5 0 0 1 13 0c0 3.5-2.5 7-6.5 11.5z" />
      <path d="M12 21.5C8 17 5.5 13.5 5.5 10a6.5 6.5 0 0 1 13 0c0 3.5-2.5 7-6.5 11.5zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0" />
    </>
  ),
  play: (
    <path {...solid} d="M8 5.3v13.4a.8.8 0 0 0 1.2.7l10.6-6.7a.8.8 0 0 0 0-1.4L9.2 4.6a.8.8 0 0 0-1.2.7z" />
  ),
  external: (
    <path d="M13.5 4.5h6v6M19 5l-8.5 8.5M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4" />
  ),
  check: <path d="M4.5 12.5l5 5 10-11" />,
  alert: <path d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5v5M12 16.2h.01" />,
  linkedin: (
    <path d="M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5zM8 11v5.5M8 7.8h.010M12 16.5V11M12 13.5c0-3 4.2-3.2 4.2 0v3" />
  ),
  facebook: (
    <path d="M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5zM16.5 8h-1.2c-1.6 0-2.3.9-2.3 2.3v10M10.5 13h5.5" />
  ),
  x: <path d="M4.5 4.5h3.8l11.2 15h-3.8zM19 4.5l-6.2 6.7M5 19.5l6.2-6.7" />,
  youtube: (
    <>
      <path d="M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z" />
      <path {...solid} d="M10.2 9v6l5-3z" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawnIconName = keyof typeof drawings
export const iconNames = Object.keys(drawings) as DrawnIconName[]

/** Decoration beside words: the words carry the meaning. */
export function Icon({ name, className }: { name: DrawnIconName; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
