import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { TextBlock, TextSection } from '#content/site/text-blocks.ts'
import { Blocks } from './long-read.tsx'
import styles from './service-guide.module.css'

export interface PartProps {
  tone: 'paper' | 'sand' | 'accent'
  /** The first part of its page. */
  leads: boolean
}

const isMain = ({ kind }: TextBlock) => kind === 'steps' || kind === 'table'

/**
 * A part of a guide, open on wide screens, and on phones where it leads its page: what is said of it beside its steps,
 * which stand on a stream, or its table, set as a bill.
 */
export function GuidePart({ part, leads, ...section }: PartProps & { part: TextSection }) {
  const { id, heading, blocks } = part
  const title = <SectionHeading id={`${id}-heading`} heading={heading} leads={leads} />
  const content = (
    <div
      id={id}
      className={styles.root}
      data-bill={blocks.some(({ kind }) => kind === 'table') || undefined}
      data-leads={leads || undefined}
    >
      <div className={styles.words}>
        {leads ? title : <UnfoldedHeading>{title}</UnfoldedHeading>}
        <Blocks blocks={blocks.filter((block) => !isMain(block))} />
      </div>
      <div className={styles.main}>
        <Blocks blocks={blocks.filter(isMain)} />
      </div>
    </div>
  )
  return (
    <Section {...section} labelledBy={`${id}-heading`}>
      {/* The id is inside the <details>, so that the browser opens it when the URL's fragment is its id. */}
      {leads ? content : <PhoneFold summary={<h2>{heading}</h2>}>{content}</PhoneFold>}
    </Section>
  )
}
