import type { ReactNode, SVGProps } from 'react'
import type { IconName } from '#content/site/types.ts'
import { Bridge } from './parts/bridges.tsx'
import { Cottage, FarHouse, OldHouse } from './parts/buildings.tsx'
import { band } from './parts/curves.ts'
import { Bench, Signpost } from './parts/roadside-objects.tsx'
import { SingleTree as Tree } from './parts/tree-shapes.tsx'

interface PlaceDrawingProps extends SVGProps<SVGSVGElement> {
  icon: IconName
}

/** A small drawing of the place that stands for a service: the main object of its page's scene, on a mound. */
export function PlaceDrawing({ icon, ...attributes }: PlaceDrawingProps) {
  return (
    <svg {...attributes} viewBox="0 0 260 180" strokeLinecap="round" aria-hidden="true">
      {drawings[icon] ?? <WayPost />}
    </svg>
  )
}

const drawings: Partial<Record<IconName, ReactNode>> = {
  mortgage: <HouseAboveTheRiver />,
  investment: <Terraces />,
  'equity-release': <SpringUnderTheHouse />,
  retirement: <BenchUnderATree />,
  corporate: <BridgeOverABrook />,
  insurance: <HouseUnderACanopy />,
}

function Mound() {
  return (
    <>
      <path d="M2 166C34 122 82 108 132 108s94 14 126 58c-60 18-196 18-256 0z" fill="var(--ground)" />
      <path d="M132 108c50 0 94 14 126 58-22 7-56 11-92 13 38-22 22-52-34-71z" fill="var(--shade)" />
    </>
  )
}

function Brook({ course }: { course: number[] }) {
  return (
    <path d={band(course)} fill="var(--water)" stroke="var(--bank)" strokeWidth="4" paintOrder="stroke" />
  )
}

function HouseAboveTheRiver() {
  return (
    <>
      <Mound />
      <Tree x={58} y={130} size={0.6} kind="broad" tone={2} />
      <Cottage x={126} y={128} size={0.86} />
      <path d={band([158, 131, 4, 150, 142, 6, 118, 152, 9, 104, 174, 15])} fill="var(--path)" />
      <Tree x={214} y={142} size={0.62} />
    </>
  )
}

function Terraces() {
  return (
    <>
      <path d="M70 132C96 74 140 50 176 52s46 34 52 78z" fill="var(--ground)" />
      <path d="M176 52c36 2 46 34 52 78h-26c8-30-4-60-26-78z" fill="var(--shade)" />
      <path d="M122 82c36-16 68-16 98-2" fill="none" stroke="var(--terrace)" strokeWidth="5" />
      <Tree x={152} y={72} size={0.48} kind="broad" />
      <Tree x={196} y={74} size={0.54} />
      <path d="M30 152C64 112 108 96 150 96s74 18 84 50z" fill="var(--ground)" />
      <path d="M78 114c46-18 98-18 138 0" fill="none" stroke="var(--terrace)" strokeWidth="5" />
      <Tree x={106} y={106} size={0.3} />
      <Tree x={142} y={102} size={0.32} />
      <Tree x={178} y={102} size={0.34} />
      <Tree x={214} y={108} size={0.36} />
      <path d="M2 166c34-34 82-40 132-40s92 6 124 40c-60 18-196 18-256 0z" fill="var(--ground)" />
      <path d="M36 146c56-18 136-18 194 0" fill="none" stroke="var(--terrace)" strokeWidth="5" />
    </>
  )
}

function SpringUnderTheHouse() {
  return (
    <>
      <Mound />
      <Tree x={40} y={134} size={0.66} />
      <Tree x={226} y={138} size={0.6} kind="broad" tone={2} />
      <Brook course={[126, 132, 20, 122, 140, 22, 150, 152, 24, 128, 178, 34]} />
      <OldHouse x={130} y={112} size={0.72} />
    </>
  )
}

function BenchUnderATree() {
  return (
    <>
      <Mound />
      <Tree x={176} y={140} size={1.16} kind="broad" />
      <Bench x={104} y={150} size={0.8} />
    </>
  )
}

function BridgeOverABrook() {
  return (
    <>
      <Mound />
      <Tree x={42} y={130} size={0.56} kind="broad" tone={2} />
      <FarHouse x={196} y={118} size={0.9} />
      <Brook course={[84, 110, 4, 108, 116, 9, 130, 128, 18, 134, 144, 22, 120, 158, 28, 140, 180, 38]} />
      <Bridge x={132} y={138} size={0.42} />
      <Tree x={226} y={146} size={0.6} />
    </>
  )
}

function HouseUnderACanopy() {
  return (
    <>
      <path
        d="M44 30c4-16 26-18 34-8 8-16 38-14 42 4 16-6 30 2 30 14 22-4 38 4 40 14H26c-6-12 4-24 18-24z"
        fill="var(--rain-cloud)"
      />
      <path
        d="M52 66l-6 16M84 66l-6 16M196 68l-6 16M222 60l-6 16M34 94l-6 16M234 92l-6 16"
        stroke="var(--rain)"
        strokeWidth="4"
      />
      <Mound />
      <FarHouse x={98} y={148} size={1.2} />
      <Tree x={140} y={148} size={1.24} kind="broad" />
    </>
  )
}

/** For a service that has no drawing of its own. */
function WayPost() {
  return (
    <>
      <Mound />
      <Tree x={66} y={136} size={0.7} kind="broad" />
      <Signpost x={136} y={152} size={1.05} />
      <Tree x={204} y={142} size={0.6} tone={2} />
    </>
  )
}
