import { beforeEach, describe, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import type { DaySlots } from './day-slots.ts'
import { createDaySlotsCache, type DaySlotsCache } from './day-slots-cache.ts'

describe('the slots of a day', () => {
  const date = plainDate('2026-11-18')
  let time: number
  let reads: ((slots: DaySlots | Error) => void)[]
  let cache: DaySlotsCache

  beforeEach(() => {
    time = 0
    reads = []
    cache = createDaySlotsCache(
      () =>
        new Promise((resolve, reject) => {
          reads.push((slots) => (slots instanceof Error ? reject(slots) : resolve(slots)))
        }),
      () => time,
    )
  })
  const slots = (free: boolean): DaySlots => ({
    date,
    slots: [{ time: '09:00 - 09:30', free }],
    closed: null,
  })

  test('are read once for all who ask within two seconds', async () => {
    const [first, second] = [cache.read(date), cache.read(date)]
    expect(cache.fresh(date)).toBe(undefined)
    reads[0]?.(slots(true))
    expect(await first).toBe(await second)
    time = 1_999
    expect(await cache.read(date)).toEqual(slots(true))
    expect(cache.fresh(date)).toEqual(slots(true))
    expect(reads).toHaveLength(1)
    time = 2_000
    expect(cache.fresh(date)).toBe(undefined)
    void cache.read(date)
    expect(reads).toHaveLength(2)
  })

  test('are read again at once after a booking, also where a read was under way', async () => {
    const before = cache.read(date)
    cache.clear()
    const after = cache.read(date)
    reads[1]?.(slots(false))
    reads[0]?.(slots(true))
    await Promise.all([before, after])
    expect(await cache.read(date)).toEqual(slots(false))
    expect(cache.fresh(date)).toEqual(slots(false))
    expect(reads).toHaveLength(2)
  })

  test('are read again after a read that failed', async () => {
    const failed = cache.read(date)
    reads[0]?.(new Error('no database'))
    await expect(failed).rejects.toThrow('no database')
    void cache.read(date)
    expect(reads).toHaveLength(2)
  })
})
