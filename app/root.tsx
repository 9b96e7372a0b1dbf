import type { ReactNode } from 'react'
import { isRouteErrorResponse, Meta, Outlet } from 'react-router'
import type { Route } from './+types/root'
import './styles/fonts.css'
import './styles/palette.css'
import './styles/tokens.css'
import './illustration/icons/icons.css'
import './illustration/illustration.css'
import './illustration/photograph.css'
import './styles/base.css'
import './styles/print.css'
import './delivery/budget-notice.css'
import './delivery/deferred-layout.css'
import { usePageAudience } from './shell/audience.ts'
import { FaultPage, NotFoundPage } from './shell/error-pages.tsx'
import { Shell } from './shell/shell.tsx'
import { pageBackground } from './styles/palette.ts'

export function Layout({ children }: { children: ReactNode }) {
  const page = usePageAudience()
  return (
    <html lang="en-GB" data-audience={page.audience}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={pageBackground[page.audience].light}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={pageBackground[page.audience].dark}
          media="(prefers-color-scheme: dark)"
        />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <Shell page={page}>{children}</Shell>
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <FaultPage />
}
