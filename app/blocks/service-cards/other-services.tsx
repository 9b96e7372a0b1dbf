import { useId } from 'react'
import type { RiverLane } from '#app/ui/page-river.tsx'
import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ServiceCard } from '#content/site/types.ts'
import { PageLinks } from './page-links.tsx'

const heading = 'Our other services'

/** Links to the other services. */
export function OtherServices({
  services,
  river,
}: {
  services: readonly ServiceCard[]
  river?: RiverLane | undefined
}) {
  const id = useId()
  return (
    <Section labelledBy={id} river={river}>
      <UnfoldedHeading>
        <SectionHeading id={id} heading={heading} />
      </UnfoldedHeading>
      <PhoneFold summary={<h2>{heading}</h2>}>
        <PageLinks items={services} />
      </PhoneFold>
    </Section>
  )
}
