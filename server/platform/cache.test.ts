import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCache } from './cache.ts'

describe('a cache', () => {
  let reads: PromiseWithResolvers<string>[]
  const cache = createCache((_: string) => {
    const reading = Promise.withResolvers<string>()
    reads.push(reading)
    return reading.promise
  }, 2_000)

  beforeEach(() => {
    vi.useFakeTimers()
    reads = []
    cache.clear()
  })
  afterEach(() => vi.useRealTimers())

  test('reads a key once for all who ask meanwhile, and within its time to live', async () => {
    const asked = [cache.read('a'), cache.read('a'), cache.read('b')]
    vi.advanceTimersByTime(10_000)
    reads[0]?.resolve('first')
    reads[1]?.resolve('other')
    expect(await Promise.all(asked)).toEqual(['first', 'first', 'other'])
    vi.advanceTimersByTime(1_999)
    expect(await cache.read('a')).toBe('first')
    vi.advanceTimersByTime(1)
    void cache.read('a')
    expect(reads).toHaveLength(3)
  })

  test('keeps nothing that was read before it was cleared, also where the read was under way', async () => {
    const before = cache.read('a')
    cache.clear()
    const after = cache.read('a')
    reads[1]?.resolve('after')
    reads[0]?.resolve('before')
    expect(await Promise.all([before, after])).toEqual(['before', 'after'])
    expect(await cache.read('a')).toBe('after')
  })

  test('keeps no failure', async () => {
    const failed = cache.read('a')
    reads[0]?.reject(new Error('no database'))
    await expect(failed).rejects.toThrow('no database')
    void cache.read('a')
    expect(reads).toHaveLength(2)
  })
})
