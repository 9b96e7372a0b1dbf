import { PhoneFold } from '#app/ui/phone-fold.tsx'
import type { LifeStage } from '#content/site/types.ts'
import styles from './life-stage-list.module.css'

interface LifeStageListProps {
  stages: readonly LifeStage[]
  /** The summary that opens the products of a stage on phones. */
  summary: string
}

/** Stages of life, each with the products that matter in it. */
export function LifeStageList({ stages, summary }: LifeStageListProps) {
  return (
    <ol className={styles.root}>
      {stages.map(({ id, title, intro, products }) => (
        <li key={id} id={id} className={styles.stage}>
          <div>
            <h3>{title}</h3>
            <p className={styles.intro}>{intro}</p>
          </div>
          <PhoneFold summary={summary}>
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
