import { serverContext } from '#app/server-context.ts'
import { Amounts } from '#app/styleguide/amounts.tsx'
import type { Route } from './+types/styleguide-amounts'

export const meta = () => [{ title: 'Lists of any length' }, { name: 'robots', content: 'noindex' }]

/** For developers, like the styleguide: `?items=7` shows every list with seven items. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(serverContext).styleguide) throw new Response(null, { status: 404 })
  const asked = Number(new URL(request.url).searchParams.get('items'))
  return { count: Math.min(Math.max(Math.trunc(asked) || 5, 1), 100) }
}

export default function StyleguideAmounts({ loaderData }: Route.ComponentProps) {
  return <Amounts count={loaderData.count} />
}
