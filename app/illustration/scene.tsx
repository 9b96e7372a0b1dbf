import type { ReactNode } from 'react'
import { type Disc, Stars, Sun } from './parts/sky.tsx'
import { type TreeKind, TreeShapes } from './parts/tree-shapes.tsx'

export interface SceneProps {
  className?: string
}

export interface FrameProps extends SceneProps {
  /** Customer pages show green hills from the valley, adviser pages blue ones from the ridge. */
  seenFrom?: 'valley' | 'ridge'
  light?: 'clear' | 'evening' | 'rain' | 'dawn' | 'ridge-evening' | 'ridge-dawn'
  /** On a narrow screen it moves down behind the hills, clear of the text. */
  sun?: Disc
  /** How far a phone's crop is moved to the right of the middle. */
  pan?: 1 | 2
  /** Clouds and birds. */
  sky?: ReactNode
  /** The kinds of tree in this scene: each is defined once and placed by <use>. */
  trees?: TreeKind[]
  children: ReactNode
}

/** The frame of every scene, aligned to the bottom: tall crops lose width, wide ones lose sky. */
export function Scene({ className, seenFrom, light, sun, pan, sky, trees = [], children }: FrameProps) {
  const names = [
    'illustration',
    seenFrom === 'ridge' && 'illustration-ridge',
    light && `illustration-${light}`,
    className,
  ]
  return (
    <svg
      className={names.filter(Boolean).join(' ')}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <TreeShapes kinds={trees} />
      <Stars />
      {sun && <Sun {...sun} />}
      {sky && <g className="illustration-wide">{sky}</g>}
      <g className={pan ? `illustration-land illustration-pan-${pan}` : 'illustration-land'}>{children}</g>
    </svg>
  )
}
