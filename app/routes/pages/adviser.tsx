import { data, type MetaDescriptor } from 'react-router'
import { AdviserHero, AdviserProfile, FormerAdviser } from '#app/advisers/adviser-profile.tsx'
import { adviserAt, nearestTo, serviceAsked } from '#app/advisers/load-advisers.ts'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { serverContext } from '#app/server-context.ts'
import { adviserMetaTags, unindexedMetaTags } from '#app/shell/meta-tags.ts'
import { adviserData, loadedThings } from '#app/shell/structured-data.ts'
import { Section } from '#app/ui/section.tsx'
import { adviserPath, serviceList, servicesOf } from '#content/pages/advisers.ts'
import { adviserPage } from '#content/pages/find-an-adviser.ts'
import { serviceTexts } from '#content/pages/services.ts'
import { brand } from '#content/site/brand.ts'
import { fillIn } from '#domain/fill-in.ts'
import type { Route } from './+types/adviser'

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  if ('nearest' in loaderData) {
    const heading = fillIn(loaderData.words.heading, loaderData)
    return unindexedMetaTags({ title: `${heading} | ${brand.name}`, description: heading })
  }
  const { adviser } = loaderData
  const words = { ...adviser, services: serviceList(servicesOf(adviser)) }
  return adviserMetaTags(adviserPath(adviser.slug), {
    title: fillIn(adviserPage.title, words),
    description: fillIn(adviserPage.description, words),
  })
}

/** Somebody who has left or is hidden answers 410, with those who work nearest. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { adviser, former, hidden } = adviserAt(params.adviser)
  if (adviser) {
    context.set(loadedThings, adviserData(adviser))
    const { isBookable, readRegisterCheck, reportError } = context.get(serverContext)
    const canBook = (await isBookable(adviser.slug).catch(reportError)) === true
    const check = (await readRegisterCheck(adviser.registerNumber).catch(reportError)) || undefined
    return { adviser, canBook, check, service: serviceAsked(new URL(request.url).searchParams) }
  }
  const absent = hidden ?? former
  if (!absent) throw new Response(null, { status: 404 })
  const words = hidden ? adviserPage.hidden : adviserPage.gone
  return data({ name: absent.name, words, nearest: nearestTo(absent.district) }, { status: 410 })
}

export default function AdviserPage({ loaderData }: Route.ComponentProps) {
  if ('nearest' in loaderData) {
    const { name, words, nearest } = loaderData
    const { heading, text } = words
    return (
      <>
        <Hero
          heading={fillIn(heading, { name })}
          lead={fillIn(text, { name })}
          scene="corporate"
          size="compact"
        />
        <Section>
          <FormerAdviser nearest={nearest} />
        </Section>
      </>
    )
  }
  const { check, ...call } = loaderData
  const warnings = servicesOf(call.adviser).flatMap((name) => serviceTexts[name].page.warnings)
  return (
    <>
      <AdviserHero {...call} />
      <Section>
        <AdviserProfile {...call} check={check} />
      </Section>
      <RiskWarning warnings={[...new Set(warnings)]} flush />
    </>
  )
}
