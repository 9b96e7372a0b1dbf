import type { MiddlewareHandler } from 'hono'
import { districtOfFullPostcode } from '#domain/places.ts'

/** A full postcode says where somebody lives: it leaves the address for its first half, which is all that is used. */
export const shortenPostcode: MiddlewareHandler = async (context, next) => {
  const { pathname, searchParams } = new URL(context.req.url)
  const district = districtOfFullPostcode(searchParams.get('near') ?? '')
  if (district === undefined) return next()
  searchParams.set('near', district)
  context.header('Cache-Control', 'no-store')
  return context.redirect(`${pathname}?${searchParams}`, 303)
}
