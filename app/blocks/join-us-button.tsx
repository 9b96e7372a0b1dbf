import { ButtonLink } from '#app/ui/button.tsx'
import { pages } from '#content/site/pages.ts'

/** The one invitation that every adviser page carries. */
export function JoinUsButton() {
  return <ButtonLink to={pages.joinUs.path}>Join Us</ButtonLink>
}
