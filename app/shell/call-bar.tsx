import { Icon } from '#app/illustration/icons/icons.tsx'
import { DialogLink } from '#app/ui/dialog-trigger.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { adviserPath } from '#content/pages/advisers.ts'
import { firm } from '#content/site/firm.ts'
import { ownCallPath } from '#content/site/own-call-path.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import styles from './call-bar.module.css'

const words = shellWords.callBar

/** At the lower edge of a phone's screen, once the first screen is scrolled away and as long as the footer is below. */
export function CallBar({ audience, path }: PageAudience) {
  return (
    <nav className={styles.root} aria-label={words.label} data-call-bar>
      <div className={styles.bar}>
        <a href={firm.phone.href}>
          <Icon name="phone" />
          {words.call}
        </a>
        <NextStep {...{ audience, path }} />
      </div>
    </nav>
  )
}

interface NextStepProps extends Pick<PageAudience, 'audience' | 'path'> {
  className?: string | undefined
}

/** The one thing to do from any page: a customer books a call, an adviser joins. */
export function NextStep({ audience, path, className }: NextStepProps) {
  if (audience === 'adviser')
    return (
      // On the Join Us page itself it leads to the contact form below.
      <SiteLink to={path === pages.joinUs.path ? '#contact-form' : pages.joinUs.path} className={className}>
        {words.join}
      </SiteLink>
    )
  // Who is booking a call, has booked one, or reads about the adviser whose call that page offers, needs no other.
  if ([ownCallPath, adviserPath('')].some((own) => path.startsWith(own))) return null
  if (path === pages.requestACallback.path) return null
  return (
    <DialogLink dialog="callback" to={pages.requestACallback.path} className={className}>
      {words.book}
    </DialogLink>
  )
}
