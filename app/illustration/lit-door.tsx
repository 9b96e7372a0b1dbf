import { Cottage, DoorLight } from './parts/buildings.tsx'
import { SingleTree } from './parts/tree-shapes.tsx'
import type { SceneProps } from './scene.tsx'

/**
 * A cottage with its door open on a rise beside a pond: the end of every page. At night in both colour schemes, because
 * the footer is dark in both.
 */
export function LitDoor({ className }: SceneProps) {
  return (
    <svg
      className={`drawing-colours ${className ?? ''}`}
      viewBox="0 0 600 210"
      style={{ colorScheme: 'dark' }}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g transform="translate(200)">
        <path d="M-60 210C20 196 40 154 150 152S340 146 400 138V210z" fill="var(--hill-5)" />
        <path d="M-196 210C-150 176-40 170 40 186S90 206 96 210z" fill="var(--water)" />
        <path d="M-110 196h70M-20 192h44" stroke="var(--ripple)" strokeWidth="3" />
        <SingleTree x={140} y={156} size={0.72} tone={2} kind="broad" />
        <Cottage x={218} y={154} />
        <DoorLight x={256} y={154} size={1.05} />
        <SingleTree x={324} y={152} size={0.96} tone={2} />
      </g>
    </svg>
  )
}
