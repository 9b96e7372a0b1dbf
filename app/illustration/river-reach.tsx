import type { ReactNode } from 'react'
import { band, ripples } from './parts/curves.ts'
import { Reeds } from './parts/trees.tsx'
import type { SceneProps } from './scene.tsx'

/** Both leave the drawing at its edges, as the page's river leaves the page. */
const calm = [
  -40, 40, 54, 170, 34, 74, 400, 52, 120, 640, 92, 190, 880, 108, 150, 1130, 92, 84, 1300, 96, 60, 1480, 112,
  50,
]
const forded = [
  -40, 52, 44, 150, 46, 56, 360, 66, 96, 590, 104, 150, 800, 100, 120, 1010, 66, 130, 1230, 58, 90, 1480, 84,
  60,
]
const meadow = (course: readonly number[]) =>
  course.map((n, i) => (i % 3 === 2 ? n + 34 : i % 3 === 1 ? n + 2 : n))

/** The river between two parts of a page; stretched to the page's width. */
export function RiverReach({ className }: SceneProps) {
  return (
    <Reach className={className} course={calm}>
      <path d="M566 92c34-16 150-18 196 2c-44 18-160 16-196-2z" fill="var(--hill-3)" />
      <path
        d="M598 92c-4-20 26-28 36-14c12-12 36-2 32 14zM690 94c-2-14 22-18 28-8c10-6 22 2 20 8z"
        fill="var(--leaf-3)"
      />
      <Reeds x={772} y={100} size={0.5} />
      <Reeds x={1080} y={70} size={0.55} />
    </Reach>
  )
}

/** The same with stepping stones. */
export function RiverFord({ className }: SceneProps) {
  return (
    <Reach className={className} course={forded}>
      {[0, 1, 2, 3, 4].map((stone) => (
        <g key={stone} transform={`translate(${760 - stone * 34} ${66 + stone * 17})`}>
          <ellipse cy="3" rx={19 + stone} ry="6" fill="var(--stone)" />
          <ellipse rx={19 + stone} ry="6" fill="var(--stone-lit)" />
        </g>
      ))}
      <Reeds x={330} y={50} size={0.55} />
      <path d="M1130 34c-4-18 26-26 36-12c12-10 34 0 30 14z" fill="var(--leaf-3)" />
    </Reach>
  )
}

function Reach({ className, course, children }: SceneProps & { course: number[]; children: ReactNode }) {
  return (
    <svg
      className={`drawing-colours ${className ?? ''}`}
      viewBox="0 0 1440 190"
      preserveAspectRatio="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g transform="translate(0 8)">
        <path d={band(meadow(course))} fill="var(--hill-2)" />
        <path d={band(course)} fill="var(--water)" />
        <path d={ripples(course)} stroke="var(--ripple)" strokeWidth="3" fill="none" />
        {children}
      </g>
    </svg>
  )
}
