/** Where a part stands: (x, y) is the middle of its bottom edge. */
export interface Standing {
  x: number
  y: number
  size?: number
}

/** The custom properties of the illustrations that shapes are filled with. */
export type ShapeColour =
  | 'cloth'
  | 'coat'
  | 'door'
  | 'fleece'
  | 'leaf-4'
  | 'roof'
  | 'roof-shade'
  | 'shade'
  | 'skin'
  | 'thatch'
  | 'trunk'
  | 'wall'
  | 'wall-shade'
  | 'window'

/** A filled path of a drawing that pages and the brochure have in common (app/brochure/landscape.tsx). */
export type Shape = readonly [fill: ShapeColour, d: string]

/** Any path of the illustrations: filled, or with a width a stroke. */
export type Piece = readonly [colour: string, d: string, width?: number]

/** `coat`: another colour for what is of cloth. */
export function Shapes({ of, coat = 'cloth' }: { of: readonly Piece[]; coat?: string | undefined }) {
  return of.map(([name, d, width]) => {
    const colour = `var(--${name === 'cloth' ? coat : name})`
    return width ? (
      <path key={d} d={d} fill="none" stroke={colour} strokeWidth={width} />
    ) : (
      <path key={d} d={d} fill={colour} />
    )
  })
}
