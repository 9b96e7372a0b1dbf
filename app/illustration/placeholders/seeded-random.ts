/** Pseudo-random choices seeded by a name, so that a picture is the same in every build. */
export interface SeededRandom {
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number
  oneOf<const Thing>(things: readonly [Thing, ...Thing[]]): Thing
}

export function createSeededRandom(name: string): SeededRandom {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)

  function below(limit: number): number {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) % limit
  }

  return {
    between: (low, high) => low + below(high - low + 1),
    oneOf: (things) => things[below(things.length)] ?? things[0],
  }
}
