import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** The plot's own units, in both directions; it is stretched to whatever size the page has for it. */
export const plotSize = 1000
/** The width of curves that have their labels beside their ends. */
export const labelledSize = 780
/** Where the plot begins and ends, in percent of the chart's height: labels stand above and below it. */
const [top, height] = [9, 79]

export interface Tick {
  /** In the plot's units. */
  at: number
  label: string
}

export interface LegendItem {
  tone: Tone
  label: string
}

/**
 * The colour of a series. `strong`, `medium` and `light` are of one kind, from the most prominent to what stands behind
 * it, as a range; `contrast` and `contrastStrong` are of another kind, as a debt beside the value of a home;
 * `reference` is a dashed line to compare the others with.
 */
export type Tone = 'strong' | 'medium' | 'light' | 'contrast' | 'contrastStrong' | 'reference'

interface ChartProps {
  xTicks: readonly Tick[]
  yTicks: readonly Tick[]
  xLabel?: string
  /** The side on which the curves leave room for the labels of the y axis. */
  yLabels?: 'left' | 'right'
  legend?: readonly LegendItem[]
  /** Of a chart with little in it. */
  isLow?: boolean
  /** Small drawings on the plot, which are not stretched: ChartObject, or text with a place in percent. */
  objects?: ReactNode
  /** Shapes in the plot's units. */
  children: ReactNode
}

/**
 * Axes and frame. The plot is stretched, its labels are not: they are placed in percent, so that letters have the
 * same size on every screen, and nothing is measured by a script. Hidden from screen readers: the
 * figure's caption says what it shows, and a table has its numbers.
 */
export function Chart({
  xTicks,
  yTicks,
  xLabel,
  yLabels = 'left',
  legend,
  isLow,
  objects,
  children,
}: ChartProps) {
  const yLabelX = yLabels === 'left' ? '0.6rem' : '100%'
  return (
    <div className={`chart ${styles.figure}`}>
      <svg className={styles.root} data-low={isLow} aria-hidden="true">
        <svg
          y={`${top}%`}
          height={`${height}%`}
          viewBox={`0 0 ${plotSize} ${plotSize}`}
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          {yTicks.map(({ at, label }) => (
            <path key={label} className={styles.grid} d={`M0 ${round(at)}H${plotSize}`} />
          ))}
          {children}
        </svg>
        {objects}
        <g>
          {yTicks.map(({ at, label }) => (
            <text
              key={label}
              x={yLabelX}
              y={percentY(at)}
              dx={yLabels === 'left' ? 0 : '-0.6rem'}
              dy="-0.5rem"
              textAnchor={yLabels === 'left' ? 'start' : 'end'}
            >
              {label}
            </text>
          ))}
          {xTicks.map(({ at, label }, index) => {
            // Centred on its tick, unless half of it would stand out of the chart of a phone, whose letters are about
            // 28 units of the plot wide.
            const half = label.length * 14 + 15
            const isFirst = index === 0 && at < half
            const isLast = index === xTicks.length - 1 && at > plotSize - half
            const next = xTicks[index + 1]
            const isCrowded = next && at + half > Math.min(next.at, plotSize - half) - next.label.length * 14
            return (
              <text
                key={label}
                x={isFirst ? 0 : isLast ? '100%' : percentX(at)}
                y="100%"
                dx={isFirst ? '0.4rem' : isLast ? '-0.4rem' : 0}
                dy="-0.75rem"
                textAnchor={isFirst ? 'start' : isLast ? 'end' : 'middle'}
                data-crowded={isCrowded || undefined}
              >
                {label}
              </text>
            )
          })}
        </g>
      </svg>
      {xLabel && <p className={styles.axis}>{xLabel}</p>}
      {legend && (
        <ul className={styles.legend}>
          {legend.map(({ tone, label }) => (
            <li key={label} data-tone={tone}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A drawing that stands at a point of the plot, in the plot's units. */
export function ChartObject({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <svg x={percentX(x)} y={percentY(y)} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Words beside a point of the plot, in the plot's units. */
export function ChartLabel({
  x,
  y,
  end,
  isAboveLine,
  isCentred,
  children,
}: {
  x: number
  y: number
  end?: boolean
  /** Its middle is as high as its point. */
  isCentred?: boolean
  /** As far above its point as the label of a line. */
  isAboveLine?: boolean
  children: ReactNode
}) {
  return (
    <text
      x={percentX(x)}
      y={percentY(y)}
      dy={isAboveLine ? '-0.5rem' : isCentred ? '0.35em' : undefined}
      textAnchor={end ? 'end' : 'start'}
    >
      {children}
    </text>
  )
}

/** A thin line between two points of the plot, in the plot's units. */
export function ChartLine({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  return (
    <line
      className={styles.leader}
      x1={percentX(from[0])}
      y1={percentY(from[1])}
      x2={percentX(to[0])}
      y2={percentY(to[1])}
    />
  )
}

/** One series of a chart: an area, the line along its upper edge, or both. */
export function Series({ tone, area, edge }: { tone: Tone; area?: string | null; edge?: string | null }) {
  return (
    <g data-tone={tone}>
      {area && <path className={styles.area} d={area} />}
      {edge && <path className={styles.edge} d={edge} />}
    </g>
  )
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A place in the plot's units as one in the chart. */
function percentX(x: number): string {
  return percent((x / plotSize) * 100)
}

function percentY(y: number): string {
  return percent(top + (y / plotSize) * height)
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`
}
