import { createContext, type ReactNode, useId } from 'react'
import { type Disc, Stars, Sun } from './parts/sky.tsx'
import { type TreeKind, TreeShapes } from './parts/tree-shapes.tsx'

export interface SceneProps {
  className?: string
}

export interface FrameProps extends SceneProps {
  /** Customers see the country from the valley, advisers from the ridge. */
  seenFrom?: 'valley' | 'ridge'
  light?: 'clear' | 'evening' | 'rain' | 'dawn' | 'ridge-evening' | 'ridge-dawn'
  /** On a narrow screen it sets behind the skyline, under the words. */
  sun?: Disc
  /** How far a phone looks to the right of the middle. */
  pan?: 1 | 2
  /** Clouds and birds. */
  sky?: ReactNode
  /** The kinds of tree planted here: each is drawn once and placed many times. */
  trees?: TreeKind[]
  children: ReactNode
}

/** The prefix of this scene's tree ids, so that two scenes on a page do not share them. */
export const NurseryContext = createContext('')

/** The frame every scene is drawn in. It stands on its foot: tall crops lose width, wide ones lose sky. */
export function Scene({ className, seenFrom, light, sun, pan, sky, trees = [], children }: FrameProps) {
  const nursery = useId()
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
      <TreeShapes kinds={trees} nursery={nursery} />
      <Stars />
      {sun && <Sun {...sun} />}
      {sky && <g className="illustration-wide">{sky}</g>}
      <g className={pan ? `illustration-land illustration-pan-${pan}` : 'illustration-land'}>
        <NurseryContext value={nursery}>{children}</NurseryContext>
      </g>
    </svg>
  )
}
