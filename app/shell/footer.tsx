import { memo, type ReactNode } from 'react'
import { type AnyIconName, Icon } from '#app/illustration/icons/icons.tsx'
import { Mark } from '#app/illustration/parts/brand-mark.tsx'
import { DialogLink } from '#app/ui/dialog-trigger.tsx'
import { audiencePath, NewTabLink, SiteLink } from '#app/ui/links.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { consultationPath, pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import styles from './footer.module.css'

const words = shellWords.footer

/** Advisers do not see the callback and the consultation, which are for customers. */
export const Footer = memo(function Footer({ audience }: Pick<PageAudience, 'audience'>) {
  return (
    <footer className={styles.root} data-audience={audience}>
      <div className={styles.inner}>
        <p className={styles.brand} data-print="never">
          <Mark />
          {brand.name}
        </p>
        <PhoneFold summary={words.fold}>
          <div className={styles.columns}>
            <Column heading={words.company}>
              <NewTabLink href={import.meta.env.PORTAL_URL}>{words.logIn}</NewTabLink>
              <SiteLink to={pages.adviserHome.path}>{words.advisers}</SiteLink>
              <SiteLink to={pages.customerHome.path}>{words.customers}</SiteLink>
              <SiteLink to={pages.aboutUs.path}>{words.aboutUs}</SiteLink>
              <SiteLink to={pages.privacyPolicy.path}>{words.privacyNotice}</SiteLink>
            </Column>
            <Column heading={words.resources}>
              {audience === 'customer' && (
                <DialogLink dialog="consultation" to={consultationPath}>
                  {words.financialAdvice}
                </DialogLink>
              )}
              <SiteLink to={audiencePath(pages.media.path, audience)}>{words.news}</SiteLink>
              <SiteLink to={audiencePath(pages.blog.path, audience)}>{words.blog}</SiteLink>
              {audience === 'customer' && (
                <SiteLink to={pages.workItOut.path}>{pages.workItOut.name}</SiteLink>
              )}
            </Column>
            <Column heading={words.contact}>
              <a href={firm.phone.href}>{firm.phone.display}</a>
              {audience === 'customer' && (
                <DialogLink dialog="callback" to={pages.requestACallback.path}>
                  {words.requestACallback}
                </DialogLink>
              )}
              <a href={firm.email.href}>{firm.email.display}</a>
            </Column>
            <div>
              <h2>{words.address}</h2>
              <address className={styles.address}>
                {firm.address.lines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
              <Social />
            </div>
          </div>
        </PhoneFold>
        <Regulatory />
      </div>
    </footer>
  )
})

function Column({ heading, children }: { heading: string; children: ReactNode[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {children.filter(Boolean).map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  )
}

function Social() {
  return (
    <ul className={styles.social} aria-label={words.social}>
      {firm.social.map(({ name, url }) => (
        <li key={name}>
          <NewTabLink href={url}>
            <Icon name={name.toLowerCase() as AnyIconName} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}

/** What a UK firm has to say of itself on every page. */
function Regulatory() {
  return (
    <section className={styles.regulatory} aria-label={words.regulatoryLabel}>
      {words.regulatoryStatement.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <NewTabLink href={firm.registerUrl}>{words.registerLink}</NewTabLink>
      </p>
      <p>
        <SiteLink to={pages.ourFees.path}>{pages.ourFees.name}</SiteLink>
      </p>
      <p>
        <SiteLink to={pages.accessibility.path}>{words.accessibility}</SiteLink>
      </p>
    </section>
  )
}
