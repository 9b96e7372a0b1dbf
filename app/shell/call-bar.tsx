import { Icon } from '#app/illustration/icons/icons.tsx'
import { DialogLink } from '#app/ui/dialog-trigger.tsx'
import { SiteLink } from '#app/ui/links.tsx'
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
    <nav className={styles.root} aria-label={words.label}>
      <div className={styles.bar}>
        <a href={firm.phone.href}>
          <Icon name="phone" />
          {words.call}
        </a>
        {audience === 'customer' ? (
          // Who is booking a call, or has booked one, needs no other.
          !path.startsWith(ownCallPath) &&
          path !== pages.requestACallback.path && (
            <DialogLink dialog="callback" to={pages.requestACallback.path}>
              {words.book}
            </DialogLink>
          )
        ) : (
          // On the Join Us page itself it leads to the contact form below.
          <SiteLink to={path === pages.joinUs.path ? '#contact-form' : pages.joinUs.path}>
            {words.join}
          </SiteLink>
        )}
      </div>
    </nav>
  )
}
