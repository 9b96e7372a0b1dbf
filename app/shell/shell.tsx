import type { ReactNode } from 'react'
import { navigation } from '#content/site/navigation.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import { CallBar } from './call-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuOverlay } from './menu-overlay.tsx'
import skipLinkStyles from './skip-link.module.css'

/** The frame of every page, error pages included. */
export function Shell({ page, children }: { page: PageAudience; children: ReactNode }) {
  const menu = { items: navigation[page.navigation], currentPath: page.path }
  return (
    <>
      <a href="#main" className={skipLinkStyles.root}>
        {shellWords.skipLink}
      </a>
      <Header {...menu} audience={page.audience} />
      <main id="main" tabIndex={-1}>
        {children}
        <CallBar {...page} />
      </main>
      <MenuOverlay {...menu} audience={page.audience} />
      <Footer audience={page.audience} />
    </>
  )
}
