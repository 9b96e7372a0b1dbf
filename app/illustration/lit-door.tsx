import { Cottage, DoorLight } from './parts/buildings.tsx'
import { SingleTree } from './parts/tree-shapes.tsx'
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
      <SingleTree x={140} y={158} size={0.72} tone={2} kind="broad" />
      <Cottage x={218} y={156} />
      <DoorLight x={256} y={156} size={1.05} />
      <SingleTree x={324} y={158} size={0.96} tone={2} />
    </svg>
  )
}
