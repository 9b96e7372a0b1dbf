import type { ReactNode } from 'react'
import { useFolding } from '#app/ui/unfolding.ts'
import { navigation } from '#content/navigation.ts'
import { shellWords } from '#content/shell-words.ts'
import { useArrival } from './arrival.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useKeepAlive } from './keep-alive.ts'
import { MenuOverlay } from './menu-overlay.tsx'
import { usePageChanges } from './page-changes.ts'
import { PagesAhead } from './pages-ahead.tsx'
import type { Side } from './side.ts'
import skipLink from './skip-link.module.css'

/** What stands around every page, error pages included. */
export function Shell({ side, children }: { side: Side; children: ReactNode }) {
  useArrival()
  useKeepAlive()
  useFolding()
  usePageChanges()
  const menu = { items: navigation[side.navigation], currentPath: side.path }
  return (
    <>
      <a href="#main" className={skipLink.root}>
        {shellWords.skipLink}
      </a>
      <Header {...menu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <MenuOverlay {...menu} />
      <Footer isAdviser={side.isAdviser} />
      <PagesAhead />
    </>
  )
}
