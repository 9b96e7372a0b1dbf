import { PhoneFold } from '#app/ui/phone-fold.tsx'
import type { Guide } from '#content/site/types.ts'
import styles from './guides.module.css'

interface GuidesProps {
  guides: readonly Guide[]
  /** Opens the products of a stage on phones. */
  fold: string
}

/** Stages of life, each with the products that matter in it. */
export function Guides({ guides, fold }: GuidesProps) {
  return (
    <ol className={styles.root}>
      {guides.map(({ id, title, intro, products }) => (
        <li key={id} id={id} className={styles.guide}>
          <div>
            <h3>{title}</h3>
            <p className={styles.intro}>{intro}</p>
          </div>
          <PhoneFold summary={fold}>
            <dl className={styles.products}>
              {products.map((product) => (
                <div key={product.title}>
                  <dt>{product.title}</dt>
                  <dd>{product.content}</dd>
                </div>
              ))}
            </dl>
          </PhoneFold>
        </li>
      ))}
    </ol>
  )
}
