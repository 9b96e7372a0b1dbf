import { Cottage, DoorLight } from './parts/buildings.tsx'
import { TreeShape } from './parts/tree-shapes.tsx'
import type { SceneProps } from './scene.tsx'

/** A cottage with its door open, at night in both colour schemes, because the footer is dark in both. */
export function LitDoor({ className }: SceneProps) {
  return (
    <svg
      className={`drawing-colours ${className ?? ''}`}
      viewBox="0 0 360 160"
      style={{ colorScheme: 'dark' }}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g transform="translate(140 158)scale(.72)" fill="var(--leaf-2)">
        <TreeShape kind="broad" />
      </g>
      <Cottage x={218} y={156} />
      <DoorLight x={256} y={156} size={1.05} />
      <g transform="translate(324 158)scale(.96)" fill="var(--leaf-2)">
        <TreeShape kind="alder" />
      </g>
    </svg>
  )
}
