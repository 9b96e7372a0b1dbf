import { riverMouths } from '#app/illustration/river-mouths.ts'
import styles from './page-river.module.css'

/** The river of a hero's scene goes on below it, and leaves the page at the nearer edge. Stands right after the hero. */
export function RiverMouth({ scene }: { scene: keyof typeof riverMouths }) {
  const { x, breadth } = riverMouths[scene]
  const toLeft = x < 40
  // In percent of the scene's width, from the edge that it leaves the page at.
  const middle = 10 * (toLeft ? 100 - x : x)
  const half = 5 * breadth
  const left = `M${middle - half} 0C${middle - half} 64 ${middle - half + 70} 96 1000 88H1200`
  const right = `${middle + half} 0C${middle + half} 22 ${middle + half + 60} 44 1000 46H1200`
  return (
    <div className={styles.root} data-river={toLeft ? 'mouth-left' : 'mouth'}>
      <svg className="drawing-colours" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${left}M${right}`} className={styles.bank} />
        <path
          d={`${left}V46H1000C${middle + half + 60} 44 ${middle + half} 22 ${middle + half} 0z`}
          fill="var(--water)"
        />
      </svg>
    </div>
  )
}

/** It returns, and flows between two sections from one edge of the page to the other. */
export function RiverCrossing({ to, ford }: { to: 'left' | 'right'; ford?: boolean }) {
  return <div className={styles.root} data-river={ford ? 'ford' : 'reach'} data-to={to} />
}
