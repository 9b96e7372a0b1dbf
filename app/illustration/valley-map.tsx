import { type MapLayout, mapCrest, riverCourse, rowHeight } from './map-places.ts'
import { band, curve, type Line, skyline } from './parts/curves.ts'
import { Sheep } from './parts/small-people.tsx'
import { FarTrees } from './parts/trees.tsx'

interface ValleyMapProps {
  className?: string
  layout: MapLayout
}

/** The ground of the map, drawn beyond its left and right edges for windows that are wider than it. */
export function ValleyMap({ className, layout }: ValleyMapProps) {
  const { rows, width, height } = layout
  const tops = Array.from({ length: rows }, (_, row) => mapCrest + row * rowHeight)
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} strokeLinecap="round" aria-hidden="true">
      {tops.map((top, row) => (
        <Ridge key={top} row={row} top={top} foot={height + 60} />
      ))}
      {tops.map((top, row) => (
        <g key={top} transform={`translate(0 ${top})`}>
          {row % 2 === 0 ? <UpperFields /> : <LowerFields />}
        </g>
      ))}
      <path
        d={band(riverCourse(layout))}
        fill="var(--water)"
        stroke="var(--bank)"
        strokeWidth="14"
        paintOrder="stroke"
      />
      <path
        d={curve(footpath(layout))}
        fill="none"
        stroke="var(--path)"
        strokeWidth="6"
        strokeDasharray="1 15"
      />
    </svg>
  )
}

/** From place to place, every second row back, so that it never crosses the map. */
function footpath({ places, rows }: MapLayout): Line {
  const path: number[] = []
  for (let row = 0; row < rows; row++) {
    const inRow = places.filter(({ y }) => Math.floor((y - mapCrest) / rowHeight) === row)
    for (const { x, y } of row % 2 === 0 ? inRow : inRow.reverse()) path.push(x, y - 10)
  }
  return path
}

function Ridge({ row, top, foot }: { row: number; top: number; foot: number }) {
  const line =
    row === 0
      ? [-20, top - 40, 240, top - 56, 520, top - 36, 780, top - 46, 1140, top - 64, 1460, top - 36]
      : [-20, top + 6, 200, top + 34, 520, top + 46, 900, top + 18, 1200, top + 44, 1460, top + 10]
  return (
    <path
      d={skyline(line, foot)}
      fill={`var(--hill-${row % 2 === 0 ? 1 : 2})`}
      stroke="var(--edge)"
      strokeWidth="10"
      paintOrder="stroke"
    />
  )
}

function UpperFields() {
  return (
    <>
      <path d="M900 214q90-46 200-40l40 66q-110-4-190 44z" fill="var(--field-2)" />
      <path
        d="M930 230q80-34 178-34M942 252q80-34 180-34"
        fill="none"
        stroke="var(--shade)"
        strokeWidth="3"
      />
      <path d="M-300 250q200-70 350-30l30 70q-180-10-300 60h-80z" fill="var(--field)" />
      <path d="M1420 40q130-30 340 0v80q-220-30-320 0z" fill="var(--field)" />
      <FarTrees
        at={[
          330, 24, 15, 356, 26, 20, 386, 26, 14, 1000, 60, 18, 1024, 60, 22, 1400, 230, 22, 40, 60, 18, 66,
          62, 22,
        ]}
      />
      <Sheep at={[880, 44, 920, 58, 850, 66]} />
    </>
  )
}

function LowerFields() {
  return (
    <>
      <path d="M420 92q80-30 150-24l30 60q-90-10-156 22z" fill="var(--field)" />
      <path d="M1500 200q140-60 260-50v120q-140-10-220 30z" fill="var(--field-2)" />
      <path d="M-300 120q120-50 260-20l16 90q-140-20-276 20z" fill="var(--field-2)" />
      <FarTrees
        at={[
          900, 120, 16, 926, 122, 22, 956, 122, 15, 30, 92, 18, 58, 94, 23, 470, 350, 16, 496, 352, 21, 990,
          338, 23, 1020, 338, 16,
        ]}
        tone={2}
      />
      <Sheep at={[392, 152, 436, 176]} />
    </>
  )
}
