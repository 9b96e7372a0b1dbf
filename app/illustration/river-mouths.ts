/**
 * Where the river of a service's scene leaves it at its lower edge, and how broad it is there between what stands before
 * it, in percent of the scene's width. A scene whose river is not seen at that edge has none.
 */
export const riverMouths = {
  mortgage: { x: 65.3, breadth: 14 },
  'equity-release': { x: 59.3, breadth: 5.8 },
  corporate: { x: 61.9, breadth: 25 },
  insurance: { x: 23.4, breadth: 13.6 },
} as const

export const hasRiverMouth = (scene: string): scene is keyof typeof riverMouths => scene in riverMouths
