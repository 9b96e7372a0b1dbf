import { SectionHeading } from '#app/ui/section-heading.tsx'
import { guideWords } from '#content/pages/guides.ts'
import { serviceTexts } from '#content/pages/services.ts'
import type { ServiceName } from '#content/site/services.ts'
import { sectionsOf } from '#content/site/text-blocks.ts'
import { serviceCharts } from '../service-chart/service-charts.tsx'
import { FoldedRead } from './long-read.tsx'

/** The figure of a service, where it has one, and its guide. */
export function ServiceGuide({ name }: { name: ServiceName }) {
  const Figure = serviceCharts[name]
  const { guide } = serviceTexts[name]
  if (!guide)
    throw new Error(`${name} has no guide in content/pages/services.ts: its page may not ask for one`)
  const { heading, lead } = guideWords
  return (
    <>
      {Figure && <Figure />}
      <FoldedRead
        heading={<SectionHeading heading={heading} lead={lead} />}
        fold={
          <div>
            <h2>{heading}</h2>
            {lead}
          </div>
        }
        sections={sectionsOf(guide)}
      />
    </>
  )
}
