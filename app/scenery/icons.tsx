import type { ReactNode } from 'react'
import pictures from './icons.svg'

/**
 * One family: 24 units, a round line of 1.75, and one soft sheet of paper
 * behind it, as the scenes have. All of it takes the text's colour.
 *
 * What stands alone, or opens, closes and warns, is written out in its place,
 * to be there with the first bytes. What only stands beside words is drawn in
 * icons.svg, which is fetched once for all pages. (Firefox before 132 does not
 * fetch it, because the policy of the site names no default.)
 */
const signs = {
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  'chevron-down': <path d="M6 9.5l6 6 6-6" />,
  'chevron-left': <path d="M14.5 6l-6 6 6 6" />,
  'chevron-right': <path d="M9.5 6l6 6-6 6" />,
  clock: <path d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.5 2" />,
  play: (
    <path
      fill="currentColor"
      stroke="none"
      d="M8 5.3v13.4a.8.8 0 0 0 1.2.7l10.6-6.7a.8.8 0 0 0 0-1.4L9.2 4.6a.8.8 0 0 0-1.2.7z"
    />
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
      <path fill="currentColor" stroke="none" d="M10.2 9v6l5-3z" />
    </>
  ),
} satisfies Record<string, ReactNode>

export const pictureNames = [
  'mortgage',
  'investment',
  'equity-release',
  'retirement',
  'corporate',
  'insurance',
  'person',
  'plan',
  'outcome',
  'steps',
  'phone',
  'mail',
  'calendar',
  'pin',
] as const

export type DrawnIconName = keyof typeof signs | (typeof pictureNames)[number]
export const iconNames: DrawnIconName[] = [...pictureNames, ...(Object.keys(signs) as (keyof typeof signs)[])]

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
      {name in signs ? signs[name as keyof typeof signs] : <use href={`${pictures}#${name}`} />}
    </svg>
  )
}
