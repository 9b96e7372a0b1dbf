import { FoundAdvisers } from '#app/advisers/found-advisers.tsx'
import { loadAdvisers } from '#app/advisers/load-advisers.ts'
import { Hero } from '#app/blocks/hero/hero.tsx'
import { pageMetaTags } from '#app/shell/meta-tags.ts'
import { Section } from '#app/ui/section.tsx'
import { findAnAdviser } from '#content/pages/find-an-adviser.ts'
import type { Route } from './+types/find-an-adviser'

export const meta = () => pageMetaTags('findAnAdviser', findAnAdviser.meta)

export const loader = (args: Route.LoaderArgs) => loadAdvisers(args)

export default function FindAnAdviserPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...findAnAdviser.hero} scene="corporate" size="compact" />
      <Section>
        <FoundAdvisers {...loaderData} />
      </Section>
    </>
  )
}
