import type { LoaderFunctionArgs } from 'react-router'
import { serverContext } from '#app/server-context.ts'
import {
  type AdviceWay,
  type Adviser,
  adviceWays,
  advisers,
  allAdvisers,
  formerAdvisers,
  serviceValue,
} from '#content/pages/advisers.ts'
import { townNames, towns } from '#content/site/places.ts'
import { postcodes } from '#content/site/postcodes.ts'
import { serviceNames } from '#content/site/services.ts'
import { dailyOrder } from '#domain/daily-order.ts'
import { londonDate } from '#domain/london.ts'
import { type Band, bandOf, bands, createPlaceFinder, milesBetween, type Point } from '#domain/places.ts'

export const findPlace = createPlaceFinder({ postcodes, towns, townNames })

export type LoadedAdvisers = ReturnType<typeof loadAdvisers>

/** The advisers that fit what is asked, by distance. */
export function loadAdvisers({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const query = new URL(request.url).searchParams
  const near = (query.get('near') ?? '').slice(0, 60).trim()
  const service = serviceAsked(query)
  const by = adviceWays.find((way) => way === query.get('by'))
  const place = near === '' ? undefined : findPlace(near)
  const day = londonDate(context.get(serverContext).now())
  const fitting = dailyOrder(advisers, day, ({ slug }) => slug).filter(
    ({ advises, ways }) => (!service || advises[service]) && (!by || ways[by]),
  )
  return {
    near,
    service,
    by,
    place,
    groups: inBands(fitting, place?.kind === 'place' ? place : undefined, by),
  }
}

/** What the advice is to be about. */
export const serviceAsked = (query: URLSearchParams) =>
  serviceNames.find((name) => serviceValue(name) === query.get('service'))

interface AdviserGroup {
  /** None where no place was given. */
  band?: Band
  advisers: Adviser[]
}

/** By distance band; who can only be met in person must not be far away. */
function inBands(fitting: Adviser[], from: Point | undefined, by: AdviceWay | undefined): AdviserGroup[] {
  if (!from) return fitting.length > 0 ? [{ advisers: fitting }] : []
  const isFar = (band: Band) => band === 'further'
  return [...bands, 'further' as const]
    .map((band) => ({ band, advisers: fitting.filter((one) => bandOf(milesTo(one, from)) === band) }))
    .filter(({ band, advisers }) => advisers.length > 0 && !(isFar(band) && by === 'person'))
}

/** Those who work nearest to somebody who has left. */
export function nearestTo(district: string, count = 3): Adviser[] {
  const from = pointOf(district)
  if (!from) return advisers.slice(0, count)
  return advisers.toSorted((a, b) => milesTo(a, from) - milesTo(b, from)).slice(0, count)
}

/** Somebody who is shown; or who has left, or is hidden. */
export function adviserAt(slug: string | undefined) {
  const isAsked = (one: { slug: string }) => one.slug === slug
  return {
    adviser: advisers.find(isAsked),
    former: formerAdvisers.find(isAsked),
    hidden: allAdvisers.find(isAsked),
  }
}

/** Of a postcode that the table lacks, the town is known. */
export function pointOf(district: string, town = ''): Point | undefined {
  const found = [findPlace(district), findPlace(town)].find(({ kind }) => kind === 'place')
  return found?.kind === 'place' ? found : undefined
}

function milesTo({ district, town }: Adviser, from: Point): number {
  const point = pointOf(district, town)
  return point ? milesBetween(point, from) : Number.POSITIVE_INFINITY
}
