import { useLocation } from 'react-router'

interface HiddenFieldsProps {
  values: Record<string, string>
  /** Where the visitor came from, if not this very page. */
  origin?: string | undefined
}

/** What a form sends beside what is typed: with and without JavaScript the same. */
export function HiddenFields({ values, origin }: HiddenFieldsProps) {
  // Prerendering asks for a page with a slash at the end.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '')
  return Object.entries({ ...values, originPage: origin ?? pathname }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
