import { useId } from 'react'
import type { DrawnMap } from '#content/site/offices.ts'
import { discs } from './parts/curves.ts'

/** A map of the route from the station to the office. */
export function OfficeMap({ station, approach, street, park, river: riverName, way }: DrawnMap) {
  const river = useId()
  const [above, ...below] = approach.split(' ')
  return (
    <svg
      className="drawing-colours office-map"
      viewBox="0 0 640 440"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Drawn map. ${way}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h640v440H0z" fill="var(--map-land)" />
      <Blocks />
      <Park />
      <path
        id={river}
        d="M236 452C262 430 288 412 330 408S410 388 440 362S512 336 546 318S600 262 650 268"
        fill="none"
        stroke="var(--map-water)"
        strokeWidth="20"
      />
      <Streets />
      <Railway />
      <path
        d="M226 112C230 150 234 186 240 217Q246 238 266 237L398 229"
        fill="none"
        stroke="var(--accent-stroke)"
        strokeWidth="6"
        strokeDasharray="1 13"
      />
      <Pin x={404} y={222} />
      <g
        fill="var(--map-label)"
        stroke="var(--map-halo)"
        strokeWidth="5"
        paintOrder="stroke"
        fontSize="21"
        fontFamily="inherit"
      >
        <text x="284" y="58" fontWeight="600">
          {station}
        </text>
        <text fontSize="18" textAnchor="end">
          <tspan x="206" y="152">
            {above}
          </tspan>
          <tspan x="208" y="174">
            {below.join(' ')}
          </tspan>
        </text>
        <text transform="translate(34 256)rotate(-2.5)" fontSize="19">
          {street}
        </text>
        <text x="478" y="386" fontSize="19" fontWeight="600">
          {park}
        </text>
        <text fontSize="18" fontStyle="italic" dy="6">
          <textPath href={`#${river}`} startOffset="24%">
            {riverName}
          </textPath>
        </text>
        <text x="404" y="146" fontSize="24" fontWeight="700" textAnchor="middle">
          Our office
        </text>
      </g>
    </svg>
  )
}

/** Built-up blocks between the streets. */
function Blocks() {
  return (
    <path
      d="M20 130h76v78H20zM112 126h84l6 72-90 6zM262 122h92v86l-86 4zM374 118h66l4 86-70 4zM468 112h74v90h-70zM562 108h70v88h-68zM24 286l92-6 4 62H24zM24 358h98v66H24zM140 278l84-4 8 58-86 6zM146 352l88-6 4 50-86 14zM268 270l76-4 4 60-72 10zM276 350l62-8-6 42-52 10zM380 262l62-4v40l-62 22zM20 20h70v46H20zM108 16h76v44h-76zM470 14h80v30h-80zM566 12h66v28h-66z"
      fill="var(--map-block)"
      stroke="var(--map-block)"
      strokeWidth="8"
    />
  )
}

function Park() {
  const trees = [
    512, 300, 13, 596, 316, 15, 474, 404, 12, 616, 404, 16, 566, 420, 11, 488, 356, 10, 620, 356, 11, 598,
    240, 11, 554, 268, 10, 530, 250, 12,
  ]
  return (
    <>
      <path d="M462 440V330Q466 250 520 236L640 228V440z" fill="var(--map-park)" />
      <path d={discs(trees)} fill="var(--leaf-1)" />
      <path
        d="M470 440C500 380 560 380 580 340S600 270 640 250"
        fill="none"
        stroke="var(--path)"
        strokeWidth="5"
      />
    </>
  )
}

function Streets() {
  return (
    <g fill="none" stroke="var(--map-street)">
      <path d="M-10 252C120 246 260 238 400 228S560 216 650 208" strokeWidth="24" />
      <path d="M226 112C230 150 234 186 240 226" strokeWidth="22" />
      <path
        d="M-10 104C120 98 300 96 460 92S580 88 650 84M454 92L460 224M362 232L360 450M240 236L258 450M104 100L126 450M552 90L552 212M-10 352C120 348 240 344 362 334"
        strokeWidth="13"
      />
    </g>
  )
}

function Railway() {
  return (
    <>
      <path d="M-10 88C160 78 380 78 650 60" fill="none" stroke="var(--map-rail)" strokeWidth="7" />
      <path
        d="M-10 88C160 78 380 78 650 60"
        fill="none"
        stroke="var(--map-land)"
        strokeWidth="3"
        strokeDasharray="10 12"
        strokeLinecap="butt"
      />
      <path d="M178 62h88v30h-88z" fill="var(--stone)" />
      <path d="M172 64l14-18h72l14 18z" fill="var(--roof)" />
      <path d="M194 72h10v12h-10zM217 72h10v20h-10zM240 72h10v12h-10z" fill="var(--window)" />
    </>
  )
}

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="2" rx="16" ry="5" fill="var(--shade)" />
      <path d="M0 2C-20-22-28-32-28-44a28 28 0 0 1 56 0C28-32 20-22 0 2z" fill="var(--map-pin)" />
      <circle cy="-44" r="14" fill="var(--map-street)" />
      <path d="M-13-42C-7-48-1-48 4-44S11-42 14-46A14 14 0 0 1-13-42z" fill="var(--map-pin)" />
    </g>
  )
}
