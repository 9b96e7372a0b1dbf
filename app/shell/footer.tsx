import { memo } from 'react'
import { type AnyIconName, Icon } from '#app/illustration/icons/icons.tsx'
import { Mark } from '#app/illustration/parts/brand-mark.tsx'
import { DialogLink } from '#app/ui/dialog-trigger.tsx'
import { audiencePath, NewTabLink, SiteLink } from '#app/ui/links.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { portalUrl } from '#content/site/addresses.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { type FooterLink, footerColumns } from '#content/site/navigation.ts'
import { offices } from '#content/site/offices.ts'
import { pages } from '#content/site/pages.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import styles from './footer.module.css'

const words = shellWords.footer

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
            {footerColumns.map(({ heading, links }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <ul className={styles.list}>
                  {links
                    .filter((link) => !link.for || link.for === audience)
                    .map((link) => (
                      <li key={'page' in link ? link.page : link.label}>
                        <ColumnLink link={link} audience={audience} />
                      </li>
                    ))}
                </ul>
                {heading === footerColumns.at(-1)?.heading && <Social />}
              </div>
            ))}
            <div>
              <h2>{words.address}</h2>
              {offices.map(({ id, address }) => (
                <address key={id} className={styles.address}>
                  {address.map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </address>
              ))}
            </div>
          </div>
        </PhoneFold>
        <Regulatory />
      </div>
    </footer>
  )
})

function ColumnLink({ link, audience }: { link: FooterLink } & Pick<PageAudience, 'audience'>) {
  if ('page' in link) {
    const { path, name, family } = pages[link.page]
    const to = family === 'shared' ? audiencePath(path, audience) : path
    return <SiteLink to={to}>{link.label ?? name}</SiteLink>
  }
  if ('portal' in link) return <NewTabLink href={portalUrl}>{link.label}</NewTabLink>
  if ('dialog' in link)
    return (
      <DialogLink dialog={link.dialog} to={link.href}>
        {link.label}
      </DialogLink>
    )
  return <a href={link.href}>{link.label}</a>
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
      <p>{words.regulatoryStatement.join(' ')}</p>
      <p>
        <NewTabLink href={firm.registerUrl}>{words.registerLink}</NewTabLink>
      </p>
    </section>
  )
}
