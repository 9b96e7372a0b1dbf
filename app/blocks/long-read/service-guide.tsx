import type { RiverLane, RiverMouth } from '#app/ui/page-river.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { TextBlock, TextSection } from '#content/site/text-blocks.ts'
import { Blocks } from './long-read.tsx'
import styles from './service-guide.module.css'

export interface PartProps {
  tone: 'paper' | 'sand' | 'accent'
  /** The first part of its page. */
  leads: boolean
  river?: RiverLane | undefined
  mouth?: RiverMouth | undefined
}

const isMain = ({ kind }: TextBlock) => kind === 'steps' || kind === 'table'

/** An open part of a guide: what is said of it beside its steps, which stand on a stream, or its table, set as a bill. */
export function GuidePart({ part, leads, ...section }: PartProps & { part: TextSection }) {
  const { id, heading, blocks } = part
  return (
    <Section {...section} id={id} labelledBy={`${id}-heading`}>
      <div className={styles.root} data-passage>
        <div className={styles.words}>
          <SectionHeading id={`${id}-heading`} heading={heading} leads={leads} />
          <Blocks blocks={blocks.filter((block) => !isMain(block))} />
        </div>
        <div className={styles.main}>
          <Blocks blocks={blocks.filter(isMain)} />
        </div>
      </div>
    </Section>
  )
}
