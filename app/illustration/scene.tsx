import type { ReactNode } from 'react'
import { Country, type Horizon } from './parts/country.tsx'
import { Foreground, type ForegroundName } from './parts/foreground.tsx'
import { type Disc, Stars, Sun } from './parts/sky.tsx'
import { type TreeKind, TreeShapes } from './parts/tree-shapes.tsx'
import { SunContext } from './parts/trees.tsx'

export interface SceneProps {
  className?: string
}

/** What one scene has that others have not. */
export interface SceneContent {
  /** The colours: green hills (customer pages) or blue ones (adviser pages). */
  seenFrom?: 'valley' | 'ridge'
  light?:
    | 'clear'
    | 'evening'
    | 'rain'
    | 'dawn'
    | 'ridge-evening'
    | 'ridge-dawn'
    | 'noon'
    | 'harvest'
    | 'mist'
    | 'frost'
    | 'sunset'
  /** Summer unless it says otherwise. */
  season?: 'spring' | 'autumn' | 'winter'
  /** Brings the land nearer, or moves it away, on wide screens; the point (`x`, 640) stays where it is. */
  zoom?: { by: number; x: number }
  /** On narrow screens it is moved down behind the hills, clear of the text. */
  sun?: Disc
  /** Moves the crop on phones to the right, in two steps. */
  pan?: 1 | 2
  /** Clouds and birds, hidden on narrow screens. */
  sky?: ReactNode
  /** The kinds of tree in this scene: each is defined once and placed by <use>. */
  trees?: TreeKind[]
  horizon: Horizon
  /** From the farthest to the nearest. */
  land: ReactNode
  /** What is cut by the frame. */
  foreground?: ForegroundName
}

/** The frame of every scene. It covers its box and is aligned to the bottom: a wide box crops the sky. */
export function Scene({
  className,
  seenFrom,
  light,
  season,
  zoom,
  sun,
  pan,
  sky,
  trees = [],
  horizon,
  land,
  foreground,
}: SceneProps & SceneContent) {
  const names = [
    'illustration',
    seenFrom === 'ridge' && 'illustration-ridge',
    light && `illustration-${light}`,
    season && `illustration-${season}`,
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
      <Stars moon={sun} />
      {sun && <Sun {...sun} />}
      {sky && <g className="illustration-wide">{sky}</g>}
      <g
        className={pan ? `illustration-land illustration-pan-${pan}` : 'illustration-land'}
        transform={
          zoom &&
          `translate(${Math.round(zoom.x * (1 - zoom.by))} ${Math.round(640 * (1 - zoom.by))})scale(${zoom.by})`
        }
      >
        <Country horizon={horizon} />
        <SunContext value={sun?.x ?? 1440}>{land}</SunContext>
      </g>
      {foreground && <Foreground name={foreground} />}
    </svg>
  )
}
