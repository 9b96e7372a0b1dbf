import type { Guide } from '#content/site/types.ts'
import styles from './guides.module.css'

/** Stages of life, each with the products that matter in it. */
export function Guides({ guides }: { guides: readonly Guide[] }) {
  return (
    <ol className={styles.root}>
      {guides.map(({ id, title, intro, products }) => (
        <li key={id} id={id} className={styles.guide}>
          <div>
            <h3>{title}</h3>
            <p className={styles.intro}>{intro}</p>
          </div>
          <dl className={styles.products}>
            {products.map((product) => (
              <div key={product.title}>
                <dt>{product.title}</dt>
                <dd>{product.content}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
