import type { ReactNode } from 'react'
import pictures from './icons.svg'

/**
 * One family: 24 units, a round line of 1.75, and one soft sheet of paper
 * behind it, as the scenes have. All of it takes the text's colour.
 *
 * What opens, closes, moves or warns is written out where it stands, to be
 * there with the first bytes. What stands beside words, or at the foot of the
 * page, is drawn in icons.svg, which is fetched once for all pages.
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
  'linkedin',
  'facebook',
  'x',
  'youtube',
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
