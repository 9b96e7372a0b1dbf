/** Where a place stands on the valley map, in its units: the middle of its drawing's foot. */
export interface MapPlace {
  x: number
  y: number
}

export interface MapLayout {
  places: MapPlace[]
  rows: number
  width: number
  height: number
}

const width = 1440
const perRow = 3
/** Where the map's first row begins, below the crest that hides the foot of the hero. */
export const mapCrest = 70
export const rowHeight = 410
/** From the top of a row to the foot of its drawings; their labels are below. */
const foot = 196

/** By how much each place leaves its column and row, so that they do not look like a table. */
const drift = [
  [-14, 4],
  [4, 34],
  [8, -14],
  [-2, -2],
  [8, 30],
  [-6, -18],
] as const

/** Rows of three places at most, as equal as can be: the map grows downwards with the number of services. */
export function layOutPlaces(count: number): MapLayout {
  const rows = Math.max(1, Math.ceil(count / perRow))
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor((index * rows) / count)
    const first = Math.ceil((row * count) / rows)
    const inRow = Math.ceil(((row + 1) * count) / rows) - first
    const [driftX, driftY] = drift[index % drift.length] ?? drift[0]
    return {
      x: Math.round((width * (index - first + 0.5)) / inRow) + driftX,
      y: mapCrest + row * rowHeight + foot + driftY,
    }
  })
  return { places, rows, width, height: mapCrest + rows * rowHeight + 40 }
}

/**
 * The river's course past every row to the lower left corner: x, y, half-width. It continues the river of the scene
 * above (our-services-scene.tsx), whose foot it overlaps: there these points are 539 lower.
 */
export function riverCourse({ rows, height }: Pick<MapLayout, 'rows' | 'height'>): number[] {
  const course = [792, 17, 36, 730, 45, 48, 690, 73, 52, 590, 132, 44, 470, 220, 36, 492, 330, 36]
  for (let row = 1; row <= rows; row++) {
    const bank = mapCrest + row * rowHeight
    const isRightward = row % 2 === 1 && row < rows
    if (isRightward)
      course.push(...along([260, 500, 960, 1260], bank, 34), 1420, bank + 90, 40, 1400, bank + 230, 44)
    else if (row < rows)
      course.push(...along([1240, 960, 500, 240], bank, 44), 60, bank + 120, 46, 90, bank + 240, 48)
    else course.push(...along(rows % 2 === 0 ? [1230, 960, 700, 430, 200] : [420, 230], bank, 46))
  }
  course.push(90, height + 10, 64, 70, height + 60, 70)
  return course
}

/** Gentle bends along a bank. */
function along(xs: number[], y: number, half: number): number[] {
  return xs.flatMap((x, index) => [x, y + (index % 2 === 0 ? -12 : 14), half])
}
