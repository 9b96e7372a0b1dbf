export interface Disc {
  x: number
  y: number
  r: number
}

/** The one sun of the screen, which at dusk is the moon. */
export function Sun({ x, y, r }: Disc) {
  return (
    <g className="scenery-sun" transform={`translate(${x} ${y})scale(${r / 100})`}>
      <circle r="235" fill="var(--sun-halo)" />
      <circle r="165" fill="var(--sun-halo)" />
      <circle r="100" fill="var(--sun-disc)" />
      <path
        d="M-48-30a17 17 0 1 0 34 0a17 17 0 1 0-34 0M4 34a25 25 0 1 0 50 0a25 25 0 1 0-50 0M22-42a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
        fill="var(--moon-mark)"
      />
    </g>
  )
}

export function Stars() {
  return (
    <g stroke="var(--star)">
      <path
        d="M58 96h0M137 40h0M226 168h0M318 62h0M402 214h0M471 28h0M548 120h0M633 52h0M702 182h0M786 88h0M861 30h0M934 148h0M1012 66h0M1188 38h0M1262 132h0M1330 60h0M1398 186h0M92 262h0M286 300h0M520 276h0M760 268h0M842 226h0M1372 296h0"
        strokeWidth="2"
      />
      <path
        d="M180 108h0M372 132h0M584 206h0M672 112h0M896 84h0M1120 74h0M1296 208h0M40 190h0"
        strokeWidth="4"
      />
    </g>
  )
}

/** A long flat cloud with its shadow-thin companion. */
export function Cloud({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <path
      transform={`translate(${x} ${y})scale(${size})`}
      d="M0 0c26-1 34-17 62-17 10-13 42-15 54 0 22-6 34 4 42 9 22-2 30 8 52 8zM96 16c14 0 20-8 36-8s24 4 42 3 24 5 40 5z"
      fill="var(--cloud)"
    />
  )
}

/** A few birds, each x, y, size. */
export function Birds({ at }: { at: [number, number, number][] }) {
  return (
    <path
      d={at.map(([x, y, s]) => `M${x} ${y}q${s}-${s} ${s * 2} 0q${s}-${s} ${s * 2} 0`).join('')}
      fill="none"
      stroke="var(--trunk)"
      strokeWidth="2"
    />
  )
}

/** Slanting rain over a stretch of sky. */
export function Rain({ x, y, columns, rows }: { x: number; y: number; columns: number; rows: number }) {
  let path = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const drift = ((row * 37 + column * 53) % 29) - 14
      path += `M${x + column * 62 + (row % 2) * 30 + drift} ${y + row * 46 + ((column * 31) % 23)}l-5 18`
    }
  return <path d={path} stroke="var(--rain)" strokeWidth="2" />
}
