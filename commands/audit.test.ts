import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { auditFindings, readAudit } from './audit.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
afterEach(() => vi.unstubAllEnvs())

/** A registry that gives every audit this answer, and that npm asks. */
async function registry(status: number, answer: object) {
  const server = createServer((request, response) => {
    request.resume()
    // Of a package with a finding it also asks which versions there are.
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

test('a high finding in a package that the site runs on is told; a moderate one is not', async () => {
  await registry(200, { valibot: [advisory('high')], kysely: [advisory('moderate')] })
  const findings = await auditFindings(root)
  expect(findings).toContain('valibot (high)')
  expect(findings?.join()).not.toContain('kysely')
})

test('nothing found is nothing told', async () => {
  await registry(200, {})
  expect(await auditFindings(root)).toEqual([])
})

test('a registry that refuses, or is not there, says nothing', async () => {
  await registry(405, {})
  expect(await auditFindings(root)).toBeNull()
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/')
  expect(await auditFindings(root)).toBeNull()
})

test('words that are no report say nothing', () => {
  expect(readAudit('')).toBeNull()
  expect(readAudit('npm error')).toBeNull()
  expect(readAudit('{"message":"request failed"}')).toBeNull()
})
