interface AdviserMapProps {
  outline: string
  size: { width: number; height: number; north: number }
  /** Kilometres on the National Grid. */
  advisers: readonly { east: number; north: number }[]
  near?: { east: number; north: number } | undefined
}

/** Where advisers work. Decoration: the list beside it says the same in words. */
export function AdviserMap({ outline, size: { width, height, north }, advisers, near }: AdviserMapProps) {
  return (
    <svg
      className="drawing-colours office-map"
      viewBox={`-12 0 ${width + 12} ${height}`}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outline} fill="var(--hill-1)" stroke="var(--hill-2)" strokeWidth="16" paintOrder="stroke" />
      <path
        d="M372 640q24 50 10 110t14 130M235 385q36 20 58 52t46 30M250 860q20 30 6 70t30 60"
        fill="none"
        stroke="var(--hill-2)"
        strokeWidth="26"
        strokeLinecap="round"
      />
      {near && (
        <circle
          cx={near.east}
          cy={north - near.north}
          r="52"
          fill="var(--sun-halo)"
          stroke="var(--map-pin)"
          strokeWidth="6"
        />
      )}
      {advisers.map(({ east, north: up }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: two may work in one town
          key={index}
          cx={east}
          cy={north - up}
          r="13"
          fill="var(--map-pin)"
          stroke="var(--map-street)"
          strokeWidth="5"
        />
      ))}
    </svg>
  )
}
