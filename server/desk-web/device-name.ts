import { londonDate } from '#domain/london.ts'
import { formatDate } from '#domain/plain-date.ts'

/** By what a browser says of itself; an iPhone also says Mac OS X, and Android Linux. */
const devices = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows PC'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux PC'],
] as const

/** What a new passkey is called until somebody types another name. */
export function deviceName(userAgent: string | undefined, now: number): string {
  const [, device] = devices.find(([sign]) => userAgent?.includes(sign)) ?? []
  const day = formatDate(londonDate(now)).replace(/ \d+$/, '')
  return `${device ?? 'Passkey'} of ${day}`
}
