import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { auditFindings, readAudit } from './audit.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
afterEach(() => vi.unstubAllEnvs())

/** A stub of the npm registry with this audit response, set as npm's registry. */
async function registry(status: number, answer: object) {
  const server = createServer((request, response) => {
    request.resume()
    // For a package with an advisory npm also requests its versions.
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    const versions = { '1.0.0': { name, version: '1.0.0', dist: { tarball: 'http://127.0.0.1/a.tgz' } } }
    const body = request.method === 'GET' ? { name, versions, 'dist-tags': { latest: '1.0.0' } } : answer
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://example.com/1',
  title: 'A weakness',
  severity,
  vulnerable_versions: '*',
})

test('high advisories of production dependencies are reported, moderate ones are not', async () => {
  await registry(200, { valibot: [advisory('high')], kysely: [advisory('moderate')] })
  const findings = await auditFindings(root)
  expect(findings).toContain('valibot (high)')
  expect(findings?.join()).not.toContain('kysely')
})

test('without advisories nothing is reported', async () => {
  await registry(200, {})
  expect(await auditFindings(root)).toEqual([])
})

test('an unreachable registry gives null', async () => {
  await registry(405, {})
  expect(await auditFindings(root)).toBeNull()
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/')
  expect(await auditFindings(root)).toBeNull()
})

test('output that is not a report gives null', () => {
  expect(readAudit('')).toBeNull()
  expect(readAudit('npm error')).toBeNull()
  expect(readAudit('{"message":"request failed"}')).toBeNull()
})
