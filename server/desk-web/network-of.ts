import type { DeskContext } from './desk-page.tsx'
import type { DeskDependencies } from './desk-route.ts'

/** For the audit log: the network that a request came from, which tells the office from elsewhere and names no device. */
export function from(desk: Pick<DeskDependencies, 'clientOf'>, context: DeskContext): string {
  return `from ${networkOf(desk.clientOf(context))}`
}

/** Of IPv4 the first three numbers, of IPv6 the first three groups. */
function networkOf(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`
  return /^\d+\.\d+\.\d+\./.test(address) ? address.replace(/\d+$/, '0/24') : 'an unknown address'
}
