import { beforeEach, describe, expect, test } from 'vitest'
import type { StatusReport } from '#server/status/status.ts'
import { createRecentStatus, type RecentStatus } from './recent-status.ts'

describe('the status', () => {
  const well: StatusReport = {
    status: 'ok',
    database: 'ok',
    mail: 'ok',
    webhook: 'ok',
    disk: 'ok',
    bankHolidays: 'ok',
  }
  let time: number
  let checks: ((report: StatusReport) => void)[]
  let recent: RecentStatus

  beforeEach(() => {
    time = 0
    checks = []
    recent = createRecentStatus(
      { report: () => new Promise((resolve) => checks.push(resolve)) },
      () => Date.parse('2026-11-16T09:00:00Z') + time,
      () => time,
    )
  })

  test('is checked once for all who ask within a second, and says when', async () => {
    const asked = [recent.report(), recent.report()]
    checks[0]?.(well)
    const dated = { ...well, checked: '2026-11-16T09:00:00.000Z' }
    expect(await Promise.all(asked)).toEqual([dated, dated])
    time = 999
    expect(recent.fresh()).toEqual(dated)
    time = 1_000
    expect(recent.fresh()).toBe(undefined)
    const later = recent.report()
    checks[1]?.(well)
    expect(await later).toEqual({ ...well, checked: '2026-11-16T09:00:01.000Z' })
  })

  test('is checked anew once the site is stopping, also where a check was under way', async () => {
    const before = recent.report()
    recent.expire()
    const after = recent.report()
    checks[1]?.({ ...well, status: 'stopping' })
    checks[0]?.(well)
    await before
    expect(await after).toMatchObject({ status: 'stopping' })
    expect(recent.fresh()).toBe(undefined)
  })

  test('is checked anew for the next who asks while the site is down', async () => {
    const down = recent.report()
    checks[0]?.({ ...well, status: 'down' })
    expect(await down).toMatchObject({ status: 'down' })
    const again = recent.report()
    checks[1]?.(well)
    expect(await again).toMatchObject({ status: 'ok' })
  })
})
