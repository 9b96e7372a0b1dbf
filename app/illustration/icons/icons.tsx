import type { CSSProperties, ReactNode } from 'react'
import { maskIcons } from './mask-icons.ts'

/*
 * Icons are 24 × 24 with a round stroke of 1.75, in the colour of the text.
 */

/** Icons of controls: inline, because a control must not wait for a file. */
const inlineIcons = {
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

type InlineIconName = keyof typeof inlineIcons
type MaskIconName = (typeof maskIcons)[number]

export type AnyIconName = InlineIconName | MaskIconName
export const iconNames: readonly AnyIconName[] = [
  ...maskIcons,
  ...(Object.keys(inlineIcons) as InlineIconName[]),
]

const isInline = (name: AnyIconName): name is InlineIconName => name in inlineIcons

/** Hidden from screen readers: the text beside it says the same. */
export function Icon({ name }: { name: AnyIconName }) {
  return isInline(name) ? <InlineIcon name={name} /> : <MaskIcon name={name} />
}

function InlineIcon({ name }: { name: InlineIconName }) {
  return (
    <svg
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
      {inlineIcons[name]}
    </svg>
  )
}

/** Decorative: a mask, which keeps its paths out of the document. */
function MaskIcon({ name }: { name: MaskIconName }) {
  const row = { '--row': maskIcons.indexOf(name) } as CSSProperties
  return <svg className="icon" style={row} width="24" height="24" aria-hidden="true" />
}
