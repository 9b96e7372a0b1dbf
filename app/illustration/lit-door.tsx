import { Cottage, DoorLight } from './parts/buildings.tsx'
import { SingleTree } from './parts/tree-shapes.tsx'
import type { SceneProps } from './scene.tsx'

/**
 * A cottage with its door open on a rise beside a pond, in which the page's river ends. At night in both colour schemes, because
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
      <path d="M0 210C60 190 90 152 190 150S330 160 400 210z" fill="var(--hill-5)" />
      <path d="M332 210C350 176 420 168 500 168H600V210z" fill="var(--water)" />
      <path d="M440 190h70M400 201h44" stroke="var(--ripple)" strokeWidth="3" />
      <SingleTree x={110} y={168} size={0.72} tone={2} kind="broad" />
      <Cottage x={178} y={154} />
      <DoorLight x={216} y={154} size={1.05} />
      <SingleTree x={286} y={162} size={0.96} tone={2} />
    </svg>
  )
}
