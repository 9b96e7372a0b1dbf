import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import { memberCalled } from '#content/pages/people.ts'
import { sampleMark } from '#content/site/sample.ts'
import type { Passage } from '#content/site/types.ts'
import { Face } from '../face/face.tsx'
import styles from './prose.module.css'

interface PassagesProps {
  items: readonly Passage[]
  /**
   * On wide screens each has a row of its own, unless they are side by side, and folded on phones; in a grid; or in
   * cards, each headed by the person whom it is about.
   */
  layout?: 'sideBySide' | 'grid' | 'cards' | undefined
}

/** Passages with headings. */
export function Passages({ items, layout }: PassagesProps) {
  return (
    <div className={styles.passages} data-layout={layout}>
      {items.map(({ heading, paragraphs, person }) => (
        <section key={heading} className={styles.passage}>
          {layout === 'sideBySide' ? (
            <>
              <UnfoldedHeading>
                <h2 className={styles.heading}>{heading}</h2>
              </UnfoldedHeading>
              <PhoneFold summary={<h2>{heading}</h2>}>
                <Text paragraphs={paragraphs} />
              </PhoneFold>
            </>
          ) : (
            <>
              <div className={styles.head}>
                <h2 className={styles.heading}>{heading}</h2>
                <Person name={person} />
              </div>
              <Text paragraphs={paragraphs} />
            </>
          )}
        </section>
      ))}
    </div>
  )
}

/** Whom to ring about it. */
function Person({ name }: { name: string | undefined }) {
  const member = memberCalled(name)
  return (
    member && (
      <p className={styles.person}>
        <Face image={member.image} />
        <span>
          {member.name}
          {sampleMark(member)}
          <br />
          {member.role}
        </span>
      </p>
    )
  )
}

function Text({ paragraphs }: Pick<Passage, 'paragraphs'>) {
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
