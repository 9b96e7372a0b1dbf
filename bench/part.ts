import type { Options } from './options.ts'
import type { Section } from './table.ts'

/** One kind of measurement: takes its figures, and says them as tables. */
export type Part = (options: Options, say: (what: string) => void) => Promise<Measured>

export interface Measured {
  /** For machines. */
  figures: unknown
  sections: Section[]
}

/** Does the work once a run, and collects what came of each. */
export async function inTurns<T>(runs: number, work: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 1; run <= runs; run += 1) results.push(await work(run))
  return results
}

/** Nothing here may wait for ever. */
export async function within<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
