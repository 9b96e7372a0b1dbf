import { Fragment, type ReactNode } from 'react'
import type { SceneName } from '#app/illustration/drawing-names.ts'
import { hasRiverMouth, riverMouths } from '#app/illustration/river-mouths.ts'
import { ButtonLink, DialogButton } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { RiverCrossing, RiverMouth } from '#app/ui/page-river.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { Section } from '#app/ui/section.tsx'
import { otherServices } from '#content/pages/service-cards.ts'
import { chartWords } from '#content/pages/service-charts.ts'
import { serviceTexts } from '#content/pages/services.ts'
import type { CalculatorName } from '#content/site/calculators.ts'
import { costQuestion } from '#content/site/cost-question.ts'
import { consultationPath, pages } from '#content/site/pages.ts'
import { relatedHeading } from '#content/site/related-questions.ts'
import type { ServiceName } from '#content/site/services.ts'
import type { Service } from '#content/site/types.ts'
import { wording } from '#content/site/wording.ts'
import { Hero } from '../hero/hero.tsx'
import { GuidePart, type PartProps } from '../long-read/service-guide.tsx'
import { Passages } from '../prose/passages.tsx'
import { RelatedQuestions } from '../related-questions/related-questions.tsx'
import { RiskWarning } from '../risk-warning/risk-warning.tsx'
import { OtherServices } from '../service-cards/other-services.tsx'
import { serviceCharts } from '../service-chart/service-charts.tsx'
import { AdviserValues } from '../values-grid/adviser-values.tsx'
import styles from './service-page.module.css'
import { ServiceQuestions } from './service-questions.tsx'

/** Links to calculators, after a few words. */
function CalculatorLinks({ names = [] }: { names?: readonly (CalculatorName | undefined)[] }) {
  const links = names.flatMap((name) => (name ? [pages[name]] : []))
  if (links.length === 0) return null
  return (
    <p className={styles.calculators}>
      {pages.workItOut.name}:
      {links.map(({ path, name }) => (
        <Fragment key={path}>
          {' '}
          <SiteLink to={path}>{name}</SiteLink>
        </Fragment>
      ))}
    </p>
  )
}

type Part = 'figure' | 'timeline' | 'example' | 'intro'

/** What a service explains best comes first; its risks follow what it offers. */
const orders = {
  figure: ['figure', 'intro', 'example', 'timeline'],
  timeline: ['timeline', 'intro', 'figure', 'example'],
  example: ['example', 'figure', 'intro', 'timeline'],
} as const satisfies Record<string, readonly Part[]>
const tones = ['paper', 'sand', 'accent', 'paper'] as const

/** What follows the questions: the steps on pages that lead with a figure; elsewhere the values stand with a neighbour. */
const endings = {
  figure: { steps: true, services: 'sand', values: 'sand' },
  timeline: { steps: false, services: 'paper', values: 'accent' },
  example: { steps: false, services: 'paper', values: 'paper' },
} as const

interface ServicePageProps {
  service: Service
  name: ServiceName
  scene: SceneName
  leads: keyof typeof orders
  /** Passed in, because app/blocks may not import app/forms. */
  contact: ReactNode
}

/** The parts of all service pages, each page led by its strongest one. */
export function ServicePage({ service, name, scene, leads, contact }: ServicePageProps) {
  const { guide } = serviceTexts[name]
  const Figure = serviceCharts[name]
  const example = chartWords[name]?.example
  const river = hasRiverMouth(scene) ? scene : undefined
  const toLeft = river && riverMouths[river].x < 40
  const ending = endings[leads]
  const before = ending.steps ? orders[leads].slice(0, -1) : orders[leads]
  const ford = river && <RiverCrossing to="right" ford />

  const parts = (part: Part, place: PartProps) => {
    switch (part) {
      case 'figure':
        return (
          Figure && (
            <Section {...place}>
              {example && (
                <div className={styles.example} data-risk-warning>
                  <h2>{example.heading}</h2>
                  <p>{example.text}</p>
                </div>
              )}
              {place.leads ? (
                <Figure />
              ) : (
                <PhoneFold summary={<h2>{chartWords[name]?.heading}</h2>}>
                  <Figure />
                </PhoneFold>
              )}
            </Section>
          )
        )
      case 'timeline':
        return guide && <GuidePart part={guide.steps} {...place} />
      case 'example':
        return guide && <GuidePart part={guide.costs} {...place} />
      case 'intro':
        return (
          <Section {...place}>
            <Passages items={service.intro} layout={place.leads ? undefined : 'sideBySide'} />
            <CalculatorLinks names={service.calculators} />
          </Section>
        )
    }
  }
  return (
    <>
      <Hero
        heading={service.heading}
        lead={service.lead}
        scene={scene}
        serviceId={service.id}
        actions={
          <>
            <DialogButton dialog="consultation" to={consultationPath}>
              {wording.tiles.consultation}
            </DialogButton>
            <ButtonLink kind="onScene" to={pages.ourServices.path}>
              All services
            </ButtonLink>
          </>
        }
      />
      {river && <RiverMouth scene={river} />}
      {before.map((part, index) => (
        <Fragment key={part}>
          {river && index === 1 && <RiverCrossing to={toLeft ? 'right' : 'left'} />}
          {index === 2 && <RiskWarning warnings={service.warnings} figures />}
          {parts(part, {
            tone: tones[index] ?? 'paper',
            leads: index === 0,
          })}
        </Fragment>
      ))}
      {toLeft && <RiverCrossing to="left" />}
      <ServiceQuestions
        guide={guide}
        faq={service.faq}
        foot={({ calculator }) => <CalculatorLinks names={[calculator]} />}
      >
        <RelatedQuestions heading={relatedHeading} items={[costQuestion, ...service.related]} />
      </ServiceQuestions>
      {ending.steps && parts('timeline', { tone: 'paper', leads: false })}
      <OtherServices services={otherServices(service.id)} tone={ending.services} />
      {ending.values === 'accent' && ford}
      <AdviserValues inOneLine tone={ending.values} flush={ending.values === ending.services} />
      {ending.values !== 'accent' && ford}
      {contact}
    </>
  )
}
