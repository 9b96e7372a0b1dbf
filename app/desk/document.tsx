import type { ReactNode } from 'react'
import { Mark } from '#app/illustration/parts/brand-mark.tsx'
import { Button } from '#app/ui/button.tsx'
import { brand } from '#content/site/brand.ts'
import styles from './document.module.css'

export type DeskSection =
  | 'today'
  | 'diary'
  | 'enquiries'
  | 'complaints'
  | 'statistics'
  | 'content'
  | 'members'
  | 'data'
  | 'staff'
  | 'log'
  | 'account'

/** The addresses of the script and the stylesheet, with their hashes. */
export interface DeskAssets {
  script: string
  stylesheet: string
}

/** Who is signed in. */
export interface DeskUser {
  name: string
  isOwner: boolean
}

interface DocumentProps {
  title: string
  assets: DeskAssets
  user?: DeskUser | undefined
  section?: DeskSection | undefined
  /** What the last form has done. */
  notice?: ReactNode
  children: ReactNode
}

const sections: { section: DeskSection; href: string; label: string; ownerOnly?: true }[] = [
  { section: 'today', href: '/', label: 'Today' },
  { section: 'diary', href: '/diary', label: 'Diary' },
  { section: 'enquiries', href: '/enquiries', label: 'Enquiries' },
  { section: 'complaints', href: '/complaints', label: 'Complaints' },
  { section: 'statistics', href: '/statistics', label: 'Statistics' },
  { section: 'content', href: '/content', label: 'Content' },
  { section: 'members', href: '/members', label: 'Advisers' },
  { section: 'data', href: '/data', label: 'Data', ownerOnly: true },
  { section: 'staff', href: '/staff', label: 'Staff', ownerOnly: true },
  { section: 'log', href: '/log', label: 'Log', ownerOnly: true },
]

/** The document around every page of the desk. */
export function DeskDocument(props: DocumentProps) {
  const { title, assets, user, section, notice, children } = props
  return (
    <html lang="en-GB" data-audience="customer">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} | ${brand.name} desk`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={assets.stylesheet} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className={styles.skip} href="#content">
          Skip to content
        </a>
        <header className={styles.header}>
          <a className={styles.brand} href="/">
            <Mark className={styles.mark} />
            <span>{brand.name} desk</span>
          </a>
          {user && (
            <>
              <p className={styles.menuButton}>
                <Button kind="secondary" data-size="small" popoverTarget="menu">
                  Menu
                </Button>
              </p>
              {/* A popover on phones, where it opens without a script; on wider screens a part of the header. */}
              <div className={styles.menu} id="menu" popover="auto">
                <nav className={styles.nav} aria-label="Desk">
                  {sections
                    .filter(({ ownerOnly }) => user.isOwner || !ownerOnly)
                    .map((link) => (
                      <a
                        key={link.section}
                        href={link.href}
                        aria-current={link.section === section ? 'page' : undefined}
                      >
                        {link.label}
                      </a>
                    ))}
                </nav>
                <form className={styles.user} method="post" action="/sign-out">
                  <a href="/account" aria-current={section === 'account' ? 'page' : undefined}>
                    {user.name}
                  </a>
                  <Button type="submit" kind="secondary" data-size="small">
                    Sign out
                  </Button>
                </form>
              </div>
            </>
          )}
        </header>
        <main className={styles.main} id="content" tabIndex={-1}>
          {notice && (
            <p className={styles.notice} role="status" tabIndex={-1} data-focus>
              {notice}
            </p>
          )}
          {/* Filled by the script where a form cannot be sent (check-before-sending.ts). */}
          <p className={styles.notice} role="alert" tabIndex={-1} data-not-sent hidden />
          <h1 className={styles.title}>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}
