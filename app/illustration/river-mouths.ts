/**
 * Where the river of a scene leaves it at its lower edge, and how broad it is there, in percent of the scene's width.
 * A scene whose river ends within it has none.
 */
export const riverMouths = {
  /** Of its map. */
  'our-services': { x: 9, breadth: 7 },
  landing: { x: 52.8, breadth: 9 },
  'customer-home': { x: 65.3, breadth: 16 },
  mortgage: { x: 65.3, breadth: 14 },
  investment: { x: 20.8, breadth: 13 },
  'equity-release': { x: 59.7, breadth: 17 },
  corporate: { x: 62.5, breadth: 28 },
  insurance: { x: 22.9, breadth: 15 },
} as const

export const hasRiverMouth = (scene: string): scene is keyof typeof riverMouths => scene in riverMouths
