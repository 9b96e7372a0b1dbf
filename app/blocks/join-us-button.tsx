import { ButtonLink } from '#app/ui/button.tsx'
import { pages } from '#content/site/pages.ts'

export function JoinUsButton() {
  return <ButtonLink to={pages.joinUs.path}>Join Us</ButtonLink>
}
