import { useId } from 'react'
import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { serviceCards } from '#content/pages/service-cards.ts'
import { PageLinks } from './page-links.tsx'

const heading = 'Our other services'

interface OtherServicesProps {
  services: typeof serviceCards
  tone?: 'paper' | 'sand'
}

/** Links to the other services. */
export function OtherServices({ services, tone = 'paper' }: OtherServicesProps) {
  const id = useId()
  return (
    <Section tone={tone} labelledBy={id} print="never">
      <UnfoldedHeading>
        <SectionHeading id={id} heading={heading} />
      </UnfoldedHeading>
      <PhoneFold summary={<h2>{heading}</h2>}>
        <PageLinks items={services} />
      </PhoneFold>
    </Section>
  )
}
