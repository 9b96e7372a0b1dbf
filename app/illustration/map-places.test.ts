import { describe, expect, test } from 'vitest'
import { layOutPlaces, mapCrest, rowHeight } from './map-places.ts'

/** Half of a label, and the height of a drawing, in units of the map. */
const half = 195
const drawing = 196

describe.each([1, 2, 4, 6, 7, 12, 20])('A map of %i places', (count) => {
  const { places, rows, width, height } = layOutPlaces(count)

  test('has one for each, inside its edges', () => {
    expect(places).toHaveLength(count)
    for (const { x, y } of places) {
      expect(x - half).toBeGreaterThanOrEqual(0)
      expect(x + half).toBeLessThanOrEqual(width)
      expect(y - drawing).toBeGreaterThanOrEqual(mapCrest - 30)
      expect(y).toBeLessThan(height - rowHeight / 3)
    }
  })

  test('has rows of nearly the same length, in which no two labels meet', () => {
    const rowOf = ({ y }: { y: number }) => Math.floor((y - mapCrest) / rowHeight)
    const lengths = Array.from(
      { length: rows },
      (_, row) => places.filter((place) => rowOf(place) === row).length,
    )
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
    places.slice(1).forEach((place, index) => {
      const before = places[index]
      if (before && rowOf(before) === rowOf(place)) expect(place.x - before.x).toBeGreaterThan(2 * half)
    })
  })
})
