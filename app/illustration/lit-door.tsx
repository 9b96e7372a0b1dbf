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
      <path d="M0 200C60 186 90 152 190 150S340 158 410 196C330 214 80 212 0 200z" fill="var(--hill-5)" />
      <path
        d="M330 192C352 172 430 168 500 164S570 158 600 160V204C520 214 352 212 330 192z"
        fill="var(--water)"
      />
      <path d="M462 184h70M410 196h44" stroke="var(--ripple)" strokeWidth="3" />
      <SingleTree x={110} y={168} size={0.72} tone={2} kind="broad" />
      <Cottage x={178} y={154} />
      <DoorLight x={216} y={154} size={1.05} />
      <SingleTree x={286} y={162} size={0.96} tone={2} />
    </svg>
  )
}
