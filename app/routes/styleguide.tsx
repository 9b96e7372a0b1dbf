import { serverContext } from '#app/server-context.ts'
import { Styleguide } from '#app/styleguide/styleguide.tsx'
import type { Route } from './+types/styleguide'

export const meta = () => [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }]

/** For developers: absent in production unless STYLEGUIDE=on. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(serverContext).styleguide) throw new Response(null, { status: 404 })
  return null
}

export default Styleguide
