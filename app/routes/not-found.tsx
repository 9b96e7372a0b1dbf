import { data } from 'react-router'
import { serverContext } from '#app/server-context.ts'
import { NotFoundPage } from '#app/shell/error-pages.tsx'
import { Amounts } from '#app/styleguide/amounts.tsx'
import { Styleguide } from '#app/styleguide/styleguide.tsx'
import type { Route } from './+types/not-found'

/** The catch-all route. With STYLEGUIDE=on it has the pages for developers. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const page = context.get(serverContext).styleguide ? pathname : undefined
  if (page === '/styleguide') return { items: null }
  if (page === '/styleguide/amounts') {
    const items = Math.trunc(Number(searchParams.get('items'))) || 5
    return { items: Math.min(Math.max(items, 1), 100) }
  }
  // So that the error page can be seen and tested. The message stands for a secret that must never reach a visitor.
  if (page === '/styleguide/fault') throw new Error('A fault on purpose: the password is swordfish')
  return data(null, { status: 404 })
}

export default function CatchAll({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <NotFoundPage />
  return (
    <>
      <title>Styleguide</title>
      <meta name="robots" content="noindex" />
      {loaderData.items === null ? <Styleguide /> : <Amounts count={loaderData.items} />}
    </>
  )
}
