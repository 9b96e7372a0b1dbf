import type { SiteEvent } from '#content/site/types.ts'
import styles from './year-ring.module.css'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const radius = 84

/** The year of the network: a dot in its month for every event, the conference's largest. */
export function YearRing({ events }: { events: readonly Pick<SiteEvent, 'id' | 'kind' | 'date'>[] }) {
  const at = (month: number, day: number, r: number) => {
    const angle = ((month + day / 31) / 12) * 2 * Math.PI
    return { x: Math.round(Math.sin(angle) * r), y: Math.round(-Math.cos(angle) * r) }
  }
  return (
    <svg className={styles.root} viewBox="-130 -130 260 260" aria-hidden="true">
      <circle r={radius} />
      {months.map((name, month) => (
        <text key={name} {...at(month, 15, 114)} dy="4">
          {name}
        </text>
      ))}
      {events.map(({ id, kind, date }) => {
        const { x, y } = at(Number(date.slice(5, 7)) - 1, Number(date.slice(8)), radius)
        return <circle key={id} data-event={kind} cx={x} cy={y} r={kind === 'conference' ? 11 : 7} />
      })}
    </svg>
  )
}
