import { DrawingHero } from '#app/blocks/hero/drawing-hero.tsx'
import { RiskWarning } from '#app/blocks/risk-warning/risk-warning.tsx'
import { FollowLinks, RuleChanges } from '#app/blocks/rule-changes/rule-changes.tsx'
import { ContactSection } from '#app/forms/contact/contact-section.tsx'
import { serverContext } from '#app/server-context.ts'
import { feedMetaTag, pageMetaTags } from '#app/shell/meta-tags.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ruleChanges, whatChangesWhen } from '#content/pages/what-changes-when.ts'
import { changesCalendarPath, feeds } from '#content/site/feeds.ts'
import { londonDate } from '#domain/london.ts'
import type { Route } from './+types/what-changes-when'

export const meta = () => [
  ...pageMetaTags('whatChangesWhen', whatChangesWhen.meta),
  feedMetaTag('whatChangesWhen', whatChangesWhen.meta),
]

const feedPath = feeds.find(({ page }) => page === 'whatChangesWhen')?.path ?? ''

/** By today's date: what was announced here is in force one day. */
export function loader({ context }: Route.LoaderArgs) {
  const today = londonDate(context.get(serverContext).now())
  return {
    coming: ruleChanges.filter(({ day }) => day > today),
    past: ruleChanges.filter(({ day }) => day <= today),
  }
}

export default function WhatChangesWhenPage({ loaderData }: Route.ComponentProps) {
  const { hero, follow, warnings } = whatChangesWhen
  return (
    <>
      <DrawingHero page="whatChangesWhen" {...hero} />
      {(['coming', 'past'] as const).map((part) => {
        const changes = loaderData[part]
        return (
          changes.length > 0 && (
            <Section key={part} labelledBy={part}>
              <SectionHeading id={part} {...whatChangesWhen[part]} />
              <RuleChanges changes={changes} />
            </Section>
          )
        )
      })}
      <RiskWarning warnings={warnings} figures flush />
      <div data-print="never">
        <Section tone="sand" labelledBy="follow">
          <SectionHeading id="follow" heading={follow.heading} lead={follow.text} />
          <FollowLinks>
            <ButtonLink to={changesCalendarPath}>{follow.calendar}</ButtonLink>
            <ButtonLink kind="secondary" to={feedPath}>
              {follow.feed}
            </ButtonLink>
          </FollowLinks>
        </Section>
      </div>
      <ContactSection audience="customer" />
    </>
  )
}
