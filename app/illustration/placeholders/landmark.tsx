import { Church, Cottage, Mill, OldHouse, WindPump } from '#app/illustration/parts/buildings.tsx'
import { Beacon, Bench, Gate, Signpost } from '#app/illustration/parts/roadside-objects.tsx'
import { Walker } from '#app/illustration/parts/small-figures.tsx'
import { Tree } from '#app/illustration/parts/trees.tsx'

export const landmarks = [
  'cottage',
  'mill',
  'church',
  'old-house',
  'bench',
  'signpost',
  'pump',
  'beacon',
  'gate',
] as const

type LandmarkKind = (typeof landmarks)[number]

/** Tall landmarks are kept left of the sun. */
export function isTall(kind: LandmarkKind): boolean {
  return kind === 'beacon' || kind === 'pump'
}

/** The river that belongs to a mill or an old house at x. */
export function waterAt(kind: LandmarkKind, x: number): number[] | undefined {
  if (kind === 'mill')
    return [
      x + 210,
      452,
      5,
      x + 150,
      460,
      14,
      x + 90,
      478,
      40,
      x + 50,
      520,
      62,
      x - 20,
      590,
      96,
      x - 60,
      700,
      150,
    ]
  if (kind === 'old-house')
    return [x - 8, 446, 52, x - 24, 472, 60, x - 90, 510, 76, x - 60, 580, 104, x - 120, 700, 160]
  return undefined
}

interface LandmarkProps {
  kind: LandmarkKind
  x: number
  y: number
}

/** The main object of a picture, on the hill at (x, y), with the trees or people beside it. */
export function Landmark({ kind, x, y }: LandmarkProps) {
  switch (kind) {
    case 'cottage':
      return (
        <>
          <Tree x={x - 110} y={y + 6} size={1.1} tone={3} />
          <Cottage x={x} y={y + 8} size={1.5} />
          <Tree x={x + 140} y={y + 10} size={1} tone={2} kind="broad" />
        </>
      )
    case 'mill':
      return (
        <>
          <Mill x={x} y={y + 8} size={1.3} />
          <Tree x={x - 150} y={y + 10} size={1.2} tone={3} />
        </>
      )
    case 'church':
      return (
        <>
          <Tree x={x + 110} y={y + 8} size={1.1} tone={3} kind="broad" />
          <Church x={x} y={y + 8} size={1.9} />
          <Tree x={x - 90} y={y + 10} size={1.2} tone={4} />
        </>
      )
    case 'old-house':
      return (
        <>
          <Tree x={x - 170} y={y} size={1.3} tone={3} />
          <Tree x={x + 170} y={y} size={1.2} tone={3} kind="broad" />
          <OldHouse x={x} y={y - 16} size={1.2} />
        </>
      )
    case 'bench':
      return (
        <>
          <Tree x={x + 120} y={y + 10} size={1.9} tone={4} kind="broad" />
          <Bench x={x - 30} y={y + 14} size={1.4} />
        </>
      )
    case 'signpost':
      return (
        <>
          <Tree x={x + 110} y={y + 10} size={1.5} tone={4} />
          <Signpost x={x - 20} y={y + 92} size={1.3} />
          <Walker x={x - 100} y={y + 96} size={1.4} />
          <Walker x={x + 50} y={y + 90} size={1.4} coat="coat" />
        </>
      )
    case 'pump':
      return (
        <>
          <WindPump x={x} y={y + 6} size={1.2} metal="stone-shade" />
          <Tree x={x + 120} y={y + 10} size={1.2} tone={3} kind="broad" />
        </>
      )
    case 'beacon':
      return (
        <>
          <Beacon x={x} y={y + 8} size={1.4} />
          <Walker x={x + 90} y={y + 16} size={1.3} coat="coat" />
          <Walker x={x - 100} y={y + 16} size={1.3} />
        </>
      )
    case 'gate':
      return (
        <>
          <Gate x={x} y={y + 40} size={1.6} />
          <Tree x={x + 150} y={y + 8} size={1.4} tone={4} />
          <Tree x={x - 150} y={y + 8} size={1.1} tone={3} kind="broad" />
        </>
      )
  }
}
