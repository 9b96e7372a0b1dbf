import type { Options } from './options.ts'
import type { Section } from './table.ts'

/** One kind of measurement; resolves to its tables. */
export type Benchmark = (options: Options, say: (what: string) => void) => Promise<Section[]>

/** Runs the work several times, one after another. */
export async function repeatInSequence<T>(runs: number, work: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 1; run <= runs; run += 1) results.push(await work(run))
  return results
}

/** Rejects where the work takes longer. */
export async function withTimeout<T>(seconds: number, what: string, work: Promise<T>): Promise<T> {
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
