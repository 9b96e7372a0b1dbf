import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MemoryFiles } from './built-files.ts'
import { createRenderCache } from './render-cache.ts'

describe('a page that is rendered for everyone', () => {
  let version: string
  /** What the page shows where that is not the version. */
  let rendered: string | undefined
  let renders: number
  let fault: Error | null
  let errors: unknown[]
  let recorded: number
  let files: MemoryFiles
  let cache: ReturnType<typeof createRenderCache>

  beforeEach(() => {
    version = '2026-11-16 first'
    rendered = undefined
    renders = 0
    fault = null
    errors = []
    recorded = 0
    files = new Map()
    cache = createRenderCache({
      files,
      pages: [{ path: '/Blog', readsReferrer: false, query: [] }],
      render: async () => {
        renders += 1
        if (fault) throw fault
        return new Response(`<main>${rendered ?? version}</main>`, {
          headers: { 'Content-Type': 'text/html' },
        })
      },
      version: async () => version,
      onError: (error) => errors.push(error),
      onRecovery: () => errors.push('recovered'),
      onSettled: async () => {
        recorded += 1
      },
    })
  })
  afterEach(() => {
    cache.stop()
    vi.useRealTimers()
  })

  const shown = () => files.get('/Blog')?.bodies.identity.toString()

  test('is rendered once while nothing changes', async () => {
    await cache.refresh()
    await cache.refresh()
    expect(shown()).toBe('<main>2026-11-16 first</main>')
    expect(renders).toBe(1)
  })

  test('is recorded even where the site stops as soon as it is rendered, and not before', async () => {
    fault = new Error('no database')
    await cache.render().catch(() => undefined)
    await cache.refresh()
    expect(recorded).toBe(0)
    fault = null
    await cache.render()
    await cache.stop()
    expect(recorded).toBe(1)
  })

  test('is rendered again within five seconds of a change', async () => {
    vi.useFakeTimers()
    cache.stop()
    const timed = createRenderCache({
      files,
      pages: [{ path: '/Blog', readsReferrer: false, query: [] }],
      render: async () => new Response(version, { headers: { 'Content-Type': 'text/plain' } }),
      version: async () => version,
      onError: (error) => errors.push(error),
      onRecovery: () => errors.push('recovered'),
    })
    await timed.refresh()
    version = '2026-11-17 first'
    await vi.advanceTimersByTimeAsync(4_000)
    vi.useRealTimers()
    await vi.waitUntil(() => shown() === '2026-11-17 first')
    timed.stop()
  })

  test('is in memory and compressed quickly before it is compressed well', async () => {
    rendered = Array.from({ length: 2_000 }, (_, index) => (index * 7919) % 1009).join(' ')
    vi.useFakeTimers({ toFake: ['Date'] })
    await cache.render()
    const quick = files.get('/Blog')?.bodies.br ?? Buffer.from('')
    expect(brotliDecompressSync(quick).toString()).toBe(shown())
    vi.advanceTimersByTime(9_000)
    await cache.refresh()
    expect(files.get('/Blog')?.bodies.br).toBe(quick)
    vi.advanceTimersByTime(1_000)
    await cache.refresh()
    const well = files.get('/Blog')?.bodies.br ?? quick
    expect(brotliDecompressSync(well).toString()).toBe(shown())
    expect(well.length).toBeLessThan(quick.length)
    expect(renders).toBe(1)
  })

  test('is rendered before the others where it is asked for, and once', async () => {
    cache.stop()
    const first = Promise.withResolvers<Response>()
    const rendered: string[] = []
    const begun = createRenderCache({
      files,
      pages: ['/About', '/Blog'].map((path) => ({ path, readsReferrer: false, query: [] })),
      render: (path) => {
        rendered.push(path)
        return path === '/About' ? first.promise : Promise.resolve(new Response('asked for'))
      },
      version: async () => version,
      onError: (error) => errors.push(error),
      onRecovery: () => errors.push('recovered'),
    })
    const all = begun.render()
    await vi.waitUntil(() => rendered.length > 0)
    expect((await begun.renderNext('/Blog'))?.bodies.identity.toString()).toBe('asked for')
    expect(await begun.renderNext('/Blog')).toBe(undefined)
    first.resolve(new Response('first'))
    await all
    expect(rendered).toEqual(['/About', '/Blog'])
    await begun.stop()
  })

  test('is not compressed again where it is rendered as before', async () => {
    await cache.refresh()
    const before = files.get('/Blog')?.bodies.br
    version = '2026-11-16 second'
    rendered = '2026-11-16 first'
    await cache.refresh()
    expect(renders).toBe(2)
    expect(files.get('/Blog')?.bodies.br).toBe(before)
    rendered = undefined
    version = '2026-11-16 third'
    await cache.refresh()
    expect(brotliDecompressSync(files.get('/Blog')?.bodies.br ?? '').toString()).toBe(shown())
  })

  test('stays as it was last rendered while it cannot be, and follows once it can', async () => {
    await cache.refresh()
    version = '2026-11-16 second'
    fault = new Error('no database')
    await cache.refresh()
    await cache.refresh()
    expect(shown()).toBe('<main>2026-11-16 first</main>')
    // Told of once, and once that it is over.
    expect(errors).toEqual([fault])
    fault = null
    await cache.refresh()
    await cache.refresh()
    expect(shown()).toBe('<main>2026-11-16 second</main>')
    expect(errors.slice(1)).toEqual(['recovered'])
  })
})
