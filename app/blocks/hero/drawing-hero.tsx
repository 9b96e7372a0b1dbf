import { pageDrawing } from '#content/site/drawings.ts'
import type { PageName } from '#content/site/pages.ts'
import styles from './drawing-hero.module.css'

interface DrawingHeroProps {
  page: PageName
  heading: string
  lead: string
  /** A page with a tool: lower, so that question and result are on the first screen. */
  forTool?: boolean
}

/** The heading of a page that is asked for quickly, beside a drawing of what it is about. */
export function DrawingHero({ page, heading, lead, forTool }: DrawingHeroProps) {
  return (
    <div className={`drawing-colours ${styles.root}`} data-tool={forTool}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{lead}</p>
        </div>
        <img src={pageDrawing(page)} alt="" width={300} height={150} decoding="async" />
      </div>
    </div>
  )
}
