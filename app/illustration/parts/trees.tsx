import { createContext, use } from 'react'
import { domes, ground, type Line, pointsOf } from './curves.ts'
import { type Plant, type TreeProps, treeId } from './tree-shapes.tsx'

/** Where the sun of the scene stands, for the side on which trees are lit. */
export const SunContext = createContext(1440)

/** A tree whose kind must be among the scene's `trees`. */
export function Tree({ x, y, size = 0.6, tone = 3, kind = 'alder' }: TreeProps) {
  const side = x > use(SunContext) ? '-' : ''
  return (
    <use
      href={`#${treeId(kind)}`}
      transform={`translate(${x} ${y})scale(${side}${size} ${size})`}
      fill={`var(--leaf-${tone})`}
    />
  )
}

interface TreesProps extends Pick<TreeProps, 'kind' | 'tone'> {
  /** The hill that they stand on. */
  on: Line
  /** The x and the size of each. */
  at: Line
  /** How far below the hill's outline. */
  down?: number
}

/** Trees of a kind along a hill. */
export function Trees({ on, at, down = 8, ...rest }: TreesProps) {
  return pointsOf(at).map(({ x, y: size }) => (
    <Tree key={x} x={x} y={ground(on, x) + down} size={size} {...rest} />
  ))
}

/** Copses and hedgerows far off: domes that sit on the ground, each x, y, radius, in one path. */
export function FarTrees({ at, tone = 1 }: { at: Line; tone?: 0 | 1 | 2 | 3 }) {
  return <path d={domes(at)} fill={`var(--leaf-${tone})`} />
}

export function Bush({ x, y, size = 1, tone = 3 }: Plant) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-30 2c-6-18 10-28 22-22c8-14 32-8 30 7c14 1 14 13 10 15z" fill={`var(--leaf-${tone})`} />
      <path d="M-2-20c6-11 26-7 24 7c14 1 14 13 10 15H8c6-7 2-18-10-22z" fill="var(--leaf-highlight)" />
    </g>
  )
}

/** Reeds and bulrushes at the water's edge. */
export function Reeds({ x, y, size = 1 }: Plant) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`} fill="none" stroke="var(--leaf-4)" strokeWidth="3">
      <path d="M0 0Q-3-24-12-40M5 0Q3-30 7-58M12 0Q14-26 10-44M18 0Q20-20 30-34M-7 0Q-12-14-22-22" />
      <path d="M7-58V-46M10-46v10" stroke="var(--thatch)" strokeWidth="6" />
    </g>
  )
}

/** Tufts of grass, each x, y. */
export function Grass({ at, tone = 3 }: { at: Line; tone?: 2 | 3 | 4 }) {
  return (
    <path
      d={pointsOf(at)
        .map(({ x, y }) => `M${x} ${y}q-3-9-8-13m10 13q0-12 2-18m4 18q2-9 8-12`)
        .join('')}
      fill="none"
      stroke={`var(--leaf-${tone})`}
      strokeWidth="3"
    />
  )
}

/** A tree large enough to have a house under it. */
export function Canopy({ x, y, size = 1 }: Plant) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <ellipse cx="10" cy="2" rx="170" ry="12" fill="var(--shade)" />
      <path
        d="M-24 4c14-50 12-80 2-112l-60-50 8-6 56 36 2-60h10l6 66 60-50 7 7-59 64c-6 40-4 76 16 105z"
        fill="var(--bark)"
      />
      <path
        d="M-176-128c-40-6-46-52-10-64c-14-44 36-76 70-56c14-48 92-60 118-16c34-36 104-14 104 30c44-2 64 52 32 72c30 22 6 66-30 58c-20 24-60 22-74 4c-22 20-60 18-74-4c-20 18-52 14-62-8c-24 14-66 8-74-16z"
        fill="var(--leaf-3)"
      />
      <path
        d="M2-264c34-36 104-14 104 30c44-2 64 52 32 72c30 22 6 66-30 58c-20 24-60 22-74 4c40-4 56-34 40-58c26-22 12-58-16-62c6-26-24-48-56-44z"
        fill="var(--leaf-highlight)"
      />
      <path
        d="M-150-186c6-16 24-22 38-14M-80-226c10-20 36-24 52-10M-40-160c10-16 34-18 46-4M40-200c12-14 32-12 42 2"
        fill="none"
        stroke="var(--leaf-highlight)"
        strokeWidth="8"
      />
    </g>
  )
}
