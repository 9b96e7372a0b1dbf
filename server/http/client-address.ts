import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The client's IP address. Each trusted proxy appends the address it was called from to X-Forwarded-For; whatever is
 * further left was sent by the client and may be forged. So it is the entry that the outermost trusted proxy added.
 */
export function clientAddress(context: Context, trustProxy: number): string {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  const header = trustProxy > 0 ? context.req.header('x-forwarded-for') : undefined
  const forwarded = header ? header.split(',').map((hop) => hop.trim()) : []
  const hops = [...forwarded, incoming?.socket.remoteAddress ?? '']
  return rateLimitAddress(hops.at(-1 - trustProxy) ?? hops[0] ?? '')
}

/** The client's IP address, of IPv6 its /64 prefix: one client has all of it and could use a new address for every form. */
export function rateLimitAddress(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(bare)) return bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const [head = '', tail] = bare.toLowerCase().replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
