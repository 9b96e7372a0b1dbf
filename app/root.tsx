import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router'
import './styles/fonts.css'
import './styles/tokens.css'
import './scenery/scenery.css'
import './styles/base.css'
import './styles/print.css'
import type { Route } from './+types/root'
import { FormDialogs } from './forms/form-dialogs.tsx'
import { FaultPage, NotFoundPage } from './shell/error-pages.tsx'
import { Shell } from './shell/shell.tsx'
import { useSide } from './shell/side.ts'

export function Layout({ children }: { children: ReactNode }) {
  const side = useSide()
  return (
    <html lang="en-GB" data-side={side.isAdviser ? 'adviser' : 'customer'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffdf8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1a16" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <FormDialogs>
          <Shell side={side}>{children}</Shell>
        </FormDialogs>
        <Scripts />
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
