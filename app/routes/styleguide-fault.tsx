import { serverContext } from '#app/server-context.ts'
import type { Route } from './+types/styleguide-fault'

/**
 * Throws, so that the error page can be seen and tested. The message stands for a secret that must never reach a
 * visitor.
 */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(serverContext).styleguide) throw new Response(null, { status: 404 })
  throw new Error('A fault on purpose: the password is swordfish')
}

export default function StyleguideFault() {
  return null
}
