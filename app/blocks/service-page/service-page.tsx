import { Fragment, type ReactNode } from 'react'
import type { SceneName } from '#app/illustration/drawing-names.ts'
import { ButtonLink, DialogButton } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/links.tsx'
import { Section } from '#app/ui/section.tsx'
import { otherServices } from '#content/pages/service-cards.ts'
import type { CalculatorName } from '#content/site/calculators.ts'
import { costQuestion } from '#content/site/cost-question.ts'
import { consultationPath, pages } from '#content/site/pages.ts'
import { relatedHeading } from '#content/site/related-questions.ts'
import type { Service } from '#content/site/types.ts'
import { wording } from '#content/site/wording.ts'
import { FaqSection } from '../faq/faq-section.tsx'
import { Hero } from '../hero/hero.tsx'
import { Passages } from '../prose/passages.tsx'
import { RelatedQuestions } from '../related-questions/related-questions.tsx'
import { RiskWarning } from '../risk-warning/risk-warning.tsx'
import { OtherServices } from '../service-cards/other-services.tsx'
import { AdviserValues } from '../values-grid/adviser-values.tsx'
import styles from './service-page.module.css'

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

interface ServicePageProps {
  service: Service
  scene: SceneName
  /** The long text of the service, where it has one; only the server renders it. */
  guide?: ReactNode
  /** Passed in, because app/blocks may not import app/forms. */
  contact: ReactNode
}

/** The layout of all service pages. */
export function ServicePage({ service, scene, guide, contact }: ServicePageProps) {
  return (
    <>
      <Hero
        heading={service.heading}
        lead={service.lead}
        scene={scene}
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
      <Section>
        <Passages items={service.intro} />
        <CalculatorLinks names={service.calculators} />
      </Section>
      <RiskWarning warnings={service.warnings} flush />
      {guide && <Section tone="accent">{guide}</Section>}
      <FaqSection
        items={service.faq}
        tone="sand"
        foot={({ calculator }) => <CalculatorLinks names={[calculator]} />}
      >
        <RelatedQuestions heading={relatedHeading} items={[costQuestion, ...service.related]} />
      </FaqSection>
      <OtherServices services={otherServices(service.id)} />
      <AdviserValues />
      {contact}
    </>
  )
}
