import { Illustration } from '#app/illustration/illustration.tsx'
import { pageBanners } from '#content/site/images/banners.ts'
import styles from './calculator-hero.module.css'

/** Low, so that question and result are on the first screen; on wide ones a part of the scene is beside the heading. */
export function CalculatorHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={styles.root}>
      <Illustration name="work-it-out" banner={pageBanners['work-it-out']} className={styles.scene} />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{lead}</p>
      </div>
    </div>
  )
}
