/**
 * SVG path data. A line is a flat list x, y, x, y …; a course (river or lane) is a list of x, y, half-width triples,
 * and so are many of a kind with their sizes. Coordinates are rounded to integers to keep the markup small.
 */
export type Line = readonly number[]

interface Point {
  x: number
  y: number
}

const whole = Math.round

export function pointsOf(line: Line, step: 2 | 3 = 2): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < line.length; i += step) points.push({ x: line[i] ?? 0, y: line[i + 1] ?? 0 })
  return points
}

function slopes(points: Point[]): number[] {
  return points.map((_, i) => {
    const before = points[Math.max(i - 1, 0)] as Point
    const after = points[Math.min(i + 1, points.length - 1)] as Point
    return (after.y - before.y) / (after.x - before.x || 1)
  })
}

/** In SVG path data a minus sign needs no space before it. */
function join(numbers: number[]): string {
  return numbers.map((n, i) => (i === 0 || n < 0 ? `${n}` : ` ${n}`)).join('')
}

/** The outline of a hill, closed along the bottom edge `foot`. */
export function skyline(line: Line, foot = 660): string {
  const points = pointsOf(line)
  const rise = slopes(points)
  const first = points[0] as Point
  const last = points[points.length - 1] as Point
  // A layer that reaches the edge continues beyond it, because narrow screens scale the land down.
  const open = first.x <= 0 ? `M-300 ${foot}V${whole(first.y)}H${whole(first.x)}` : ''
  const path = open || `M${join([whole(first.x), foot])}V${whole(first.y)}`
  const segments: CubicBezier[] = []
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point
    const b = points[i] as Point
    const third = (b.x - a.x) / 3
    segments.push([
      { x: a.x + third, y: a.y + third * (rise[i - 1] ?? 0) },
      { x: b.x - third, y: b.y - third * (rise[i] ?? 0) },
      b,
    ])
  }
  return `${path}${bezierPath(first, segments)}${last.x >= 1440 ? 'H1760' : ''}V${foot}z`
}

/** The y of a hill's outline at x, for placing objects on it. */
export function ground(line: Line, x: number): number {
  const points = pointsOf(line)
  const rise = slopes(points)
  const i = Math.max(
    1,
    points.findIndex((point) => point.x >= x),
  )
  const a = points[i - 1] as Point
  const b = points[i] as Point
  const span = b.x - a.x
  const t = (x - a.x) / span
  const back = 1 - t
  return whole(
    back * back * (1 + 2 * t) * a.y +
      t * back * back * span * (rise[i - 1] ?? 0) +
      t * t * (3 - 2 * t) * b.y -
      t * t * back * span * (rise[i] ?? 0),
  )
}

/** A smooth open curve through the points. */
export function curve(line: Line): string {
  const points = pointsOf(line)
  const first = points[0] as Point
  return `M${join([whole(first.x), whole(first.y)])}${through(points)}`
}

function through(points: Point[]): string {
  const segments: CubicBezier[] = []
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point
    const b = points[i] as Point
    const before = points[i - 2] ?? a
    const after = points[i + 1] ?? b
    segments.push([
      { x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 },
      { x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6 },
      b,
    ])
  }
  return bezierPath(points[0] as Point, segments)
}

/** A segment of a path: its two control points and its end. */
type CubicBezier = [control1: Point, control2: Point, end: Point]

/** Uses the shorter `s` command where the first control point is the reflection of the previous second one. */
function bezierPath(start: Point, segments: CubicBezier[]): string {
  let at = { x: whole(start.x), y: whole(start.y) }
  let reflected: Point | null = null
  let path = ''
  for (const [control1, control2, end] of segments) {
    const isSmooth = reflected !== null && Math.hypot(control1.x - reflected.x, control1.y - reflected.y) < 1
    const written = isSmooth ? [control2, end] : [control1, control2, end]
    path += (isSmooth ? 's' : 'c') + join(written.flatMap(({ x, y }) => [whole(x - at.x), whole(y - at.y)]))
    at = { x: at.x + whole(end.x - at.x), y: at.y + whole(end.y - at.y) }
    reflected = { x: 2 * end.x - control2.x, y: 2 * end.y - control2.y }
  }
  return path
}

/** Short strokes along the middle of a river, where it is wide enough. */
export function ripples(course: Line): string {
  let path = ''
  for (let i = 3; i + 5 < course.length; i += 3) {
    const [x = 0, y = 0, half = 0, nextX = 0, nextY = 0] = course.slice(i, i + 5)
    if (half < 16) continue
    const length = whole(half * 0.7)
    path += `M${whole(x - half * 0.1)} ${whole(y)}h${length}M${whole((x + nextX) / 2 - half * 0.6)} ${whole((y + nextY) / 2)}h${whole(length * 0.6)}`
  }
  return path
}

/** The vertical scale of flat ground seen at a low angle. */
const foreshortening = 0.34

/** The outline of a course, drawn flat on the ground in perspective. */
export function band(course: Line): string {
  const points = pointsOf(course, 3)
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((point, i) => {
    const before = points[Math.max(i - 1, 0)] as Point
    const after = points[Math.min(i + 1, points.length - 1)] as Point
    const dx = after.x - before.x
    const dy = (after.y - before.y) / foreshortening
    const length = Math.hypot(dx, dy) || 1
    const half = course[i * 3 + 2] ?? 0
    const across = { x: (-dy / length) * half, y: (dx / length) * half * foreshortening }
    left.push({ x: point.x + across.x, y: point.y + across.y })
    right.unshift({ x: point.x - across.x, y: point.y - across.y })
  })
  const start = left[0] as Point
  const turn = right[0] as Point
  return `M${join([whole(start.x), whole(start.y)])}${through(left)}L${join([
    whole(turn.x),
    whole(turn.y),
  ])}${through(right)}z`
}

/** x, y and size of each, drawn one by one into a single path. */
export function drawEach(at: Line, draw: (x: number, y: number, size: number) => string): string {
  return pointsOf(at, 3)
    .map(({ x, y }, i) => draw(x, y, at[i * 3 + 2] ?? 0))
    .join('')
}

/** Birds, each drawn as two arcs. */
export function flock(at: Line): string {
  return drawEach(at, (x, y, s) => `M${x} ${y}q${s}-${s} ${s * 2} 0q${s}-${s} ${s * 2} 0`)
}

/** Each with its radius. */
export function discs(at: Line): string {
  return drawEach(at, (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`)
}

/** Trees far off, of three lobes on the ground, each with its radius. */
export function domes(at: Line): string {
  return drawEach(at, (x, y, r) => {
    const [side, rise, top] = [whole(r * 0.55), whole(r * 0.9), whole(r * 0.75)]
    const inner = whole(r * 0.3)
    return `M${x - r} ${y}a${side} ${side} 0 0 1 ${inner}-${rise}a${top} ${top} 0 0 1 ${2 * (r - inner)} 0a${side} ${side} 0 0 1 ${inner} ${rise}z`
  })
}
