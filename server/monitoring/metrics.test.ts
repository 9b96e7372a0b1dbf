import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../../commands/free-port.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import type { StatusReport } from './status.ts'

const counts = { waiting: 0, held: 0, sending: 0, parked: 0, oldestUnsentSeconds: 0 }
const report: StatusReport = {
  status: 'degraded',
  database: 'ok',
  mail: 'parked',
  webhook: 'ok',
  disk: 'ok',
  backup: { state: 'ok', ageSeconds: 3600 },
  outbox: {
    mail: { ...counts, parked: 2, waiting: 1, oldestUnsentSeconds: 90 },
    webhook: { ...counts, held: 3 },
  },
  bankHolidays: 'ok',
  checked: '2026-11-16T09:00:00.000Z',
}

function measured(given: Partial<StatusReport> = {}) {
  const metrics = createMetrics()
  metrics.readFrom({ report: async () => ({ ...report, ...given }), freeDiskBytes: async () => 7e9 })
  return metrics
}

test('metrics count requests by route, queries, enquiries and what is unsent', async () => {
  const metrics = measured()
  metrics.onResponse({ route: '/ContactUs', method: 'POST', status: 303, ms: 20 })
  metrics.onResponse({ route: 'other', method: 'PROPFIND', status: 405, ms: 1 })
  metrics.onDuration('transaction', 3)
  metrics.onEnquiry('contact', false)
  const lines = (await metrics.text()).split('\n')
  for (const line of [
    'site_http_request_duration_seconds_bucket{le="0.01",route="/ContactUs",method="POST",status="303"} 0',
    'site_http_request_duration_seconds_bucket{le="0.05",route="/ContactUs",method="POST",status="303"} 1',
    'site_http_request_duration_seconds_count{route="other",method="other",status="405"} 1',
    'site_database_duration_seconds_sum{operation="transaction"} 0.003',
    'site_enquiries_total{kind="contact",quarantined="no"} 1',
    'site_enquiries_total{kind="event-dates",quarantined="no"} 0',
    'site_outbox_messages{channel="mail",state="parked"} 2',
    'site_outbox_messages{channel="webhook",state="held"} 3',
    'site_outbox_oldest_seconds{channel="mail"} 90',
    'site_healthy{part="mail"} 0',
    'site_healthy{part="database"} 1',
    'site_backup_age_seconds 3600',
    'site_disk_free_bytes 7000000000',
  ])
    expect(lines).toContain(line)
})

test('metrics say nothing of the outbox and the backup while the database does not answer', async () => {
  const metrics = measured()
  await metrics.text()
  const { outbox: _, backup: __, ...down } = { ...report, status: 'down' as const, database: 'down' as const }
  metrics.readFrom({ report: async () => down, freeDiskBytes: async () => null })
  const text = await metrics.text()
  expect(text).not.toMatch(
    /^site_(outbox_messages\{|outbox_oldest_seconds\{|backup_age_seconds |healthy\{part="backup")/m,
  )
  expect(text).toContain('site_healthy{part="database"} 0')
})

test('metrics and the state of each part are served, nothing else, and a port that is taken is named', async () => {
  const address = { port: await freePort(), host: '127.0.0.1' }
  const dependencies = { metrics: measured(), report: async () => report, version: '1.2.3' }
  const server = await serveMetrics(dependencies, address)
  const origin = `http://127.0.0.1:${address.port}`
  const response = await fetch(`${origin}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await response.text()).toContain('nodejs_eventloop_lag_seconds')
  expect(await (await fetch(`${origin}/status`)).json()).toEqual({ version: '1.2.3', ...report })
  expect((await fetch(`${origin}/`)).status).toBe(404)
  await expect(serveMetrics(dependencies, address)).rejects.toThrow(
    `METRICS_PORT ${address.port} at 127.0.0.1 cannot be listened on (EADDRINUSE): another program listens there.`,
  )
  server.close()
})

test('every metric and label that a sample alert names is there', async () => {
  const source = await readFile(new URL('../../deploy/alerts.yaml', import.meta.url), 'utf8')
  const { groups } = parse(source) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[] }[]
  }
  const metrics = measured()
  metrics.onResponse({ route: '/', method: 'GET', status: 200, ms: 1 })
  const text = await metrics.text()
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  for (const { alert, expr, annotations } of rules) {
    expect([alert, annotations]).toEqual([alert, { summary: expect.any(String), action: expect.any(String) }])
    // Made by Prometheus itself.
    if (expr.startsWith('up{')) continue
    const used = [...expr.matchAll(/\b((?:site|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)]
    expect([alert, used.length > 0]).toEqual([alert, true])
    for (const [, name = '', matchers = ''] of used) {
      const series = text
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      const equals = [...matchers.matchAll(/\w+="[^"]*"/g)].map(([matcher]) => matcher)
      const labels = [...matchers.matchAll(/(\w+)=~/g)].map(([, label]) => `${label}="`)
      const isThere = series.some((line) => [...equals, ...labels].every((part) => line.includes(part)))
      expect([alert, name, isThere]).toEqual([alert, name, true])
    }
  }
})
