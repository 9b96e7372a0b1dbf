import type { ReactNode } from 'react'
import { ClientNavigation } from '#app/delivery/client-navigation.tsx'
import { navigation } from '#content/site/navigation.ts'
import { shellWords } from '#content/site/shell-words.ts'
import type { PageAudience } from './audience.ts'
import { CallBar } from './call-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useKeepAlive } from './keep-alive.ts'
import { MenuOverlay } from './menu-overlay.tsx'
import { useScrollAndFocus } from './scroll-and-focus.ts'
import skipLinkStyles from './skip-link.module.css'

/** The frame of every page, error pages included. */
export function Shell({ page, children }: { page: PageAudience; children: ReactNode }) {
  useScrollAndFocus()
  useKeepAlive()
  const menu = { items: navigation[page.navigation], currentPath: page.path }
  return (
    <>
      <a href="#main" className={skipLinkStyles.root}>
        {shellWords.skipLink}
      </a>
      <Header {...menu} />
      <main id="main" tabIndex={-1}>
        {children}
        <CallBar {...page} />
      </main>
      <MenuOverlay {...menu} audience={page.audience} />
      <Footer audience={page.audience} />
      <ClientNavigation />
    </>
  )
}
