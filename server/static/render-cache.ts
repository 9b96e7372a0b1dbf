import { setImmediate as nextImmediate } from 'node:timers/promises'
import { createCache } from '#server/platform/cache.ts'
import { type MemoryFile, type MemoryFiles, memoryFile } from './built-files.ts'
import { compress } from './compression.ts'

/** A path, or a path with a query, whose response is the same for every visitor. */
export interface RenderedPage {
  path: string
  /** It also differs by the page of this site that linked to it. */
  readsReferrer: boolean
  /** The parameters that change it. */
  query: readonly string[]
}

interface RenderCacheOptions {
  /** Rendered pages are put beside the built files, and sent like them. */
  files: MemoryFiles
  /** Pages as they were built, which are sent where they are rendered the same. */
  built?: ReadonlyMap<string, MemoryFile>
  pages: readonly RenderedPage[]
  render(path: string): Promise<Response>
  /** Changes whenever any of the pages does: with the day in London. */
  version(): Promise<string>
  /** At the first failure after a success: a database that is down fails every two seconds. */
  onError(error: unknown): void
  /** At the first success after a failure. */
  onRecovery(): void
  /** When all pages have been rendered and compressed well, or the site stops. */
  onSettled?(): Promise<void>
}

/** A new day is seen after this and the time to render. */
const intervalMs = 2_000

/** Pages are compressed well once none has been rendered for this long: at a start the processor has other work. */
const calmMs = 10_000

/**
 * Pages that depend on the database or the day, but not on the visitor: rendered when what they show changes, and
 * sent from memory in between. While the database is down the last ones are served.
 */
export function createRenderCache(options: RenderCacheOptions) {
  const { files, built, pages, version, onError, onRecovery, onSettled } = options
  let current: string | undefined
  let isStopped = false
  const uncompressed: MemoryFile[] = []
  let renderedAt = 0

  /** Those of the current version that are still to be rendered, in their order. */
  const waiting = new Map<string, RenderedPage>()

  /** Renders a page that is still to be rendered, and compresses it quickly in another thread. */
  const renderPage = async (page: RenderedPage): Promise<{ compressed?: Promise<void> }> => {
    const { path, readsReferrer, query } = page
    waiting.delete(path)
    try {
      const file = await renderedFile(await options.render(path))
      const before = files.get(path) ?? built?.get(path)
      // The same bytes are not compressed again.
      const isSame = before?.hash === file.hash
      const bodies = isSame ? before.bodies : file.bodies
      files.set(path, { ...file, bodies, rendered: { readsReferrer, query } })
      if (isSame) return {}
      uncompressed.push(file)
      renderedAt = Date.now()
      return { compressed: compressQuickly(file) }
    } catch (error) {
      waiting.set(path, page)
      throw error
    }
  }
  const renderAll = async () => {
    if (isStopped) return
    const next = await version()
    if (next !== current) for (const page of pages) waiting.set(page.path, page)
    current = next
    const quick: (Promise<void> | undefined)[] = []
    for (const page of [...waiting.values()]) {
      if (isStopped) return
      // It may have been asked for meanwhile.
      if (waiting.has(page.path)) quick.push((await renderPage(page)).compressed)
      // Rendering blocks the event loop: requests that have come meanwhile go first.
      await nextImmediate()
    }
    await Promise.all(quick)
  }
  const compressAll = async () => {
    for (let file = uncompressed.shift(); file && !isStopped; file = uncompressed.shift()) {
      const { bodies } = file
      bodies.br = await compress(bodies.identity, 'br', brotliQuality)
    }
  }
  // One at a time: a slow render must not be overtaken by an older one.
  const { read: render } = createCache(renderAll, 0)
  let isFailing = false
  const refreshAll = async () => {
    try {
      await render()
      if (isStopped || Date.now() - renderedAt >= calmMs) {
        await compressAll()
        if (current !== undefined && waiting.size === 0) await onSettled?.()
      }
      if (isFailing) onRecovery()
      isFailing = false
    } catch (error) {
      if (!isFailing) onError(error)
      isFailing = true
    }
  }
  const { read: refresh } = createCache(refreshAll, 0)
  const timer = setInterval(refresh, intervalMs).unref()
  return {
    /** Renders the pages again if the version has changed, and compresses them quickly. To do it well takes twice as long. */
    render,
    /** A page that is still to be rendered, before the others; otherwise each request for it would render it. */
    async renderNext(path: string): Promise<MemoryFile | undefined> {
      const page = waiting.get(path)
      if (!page || page.readsReferrer) return undefined
      await renderPage(page)
      return files.get(path)
    },
    /** Renders the pages again if the version has changed. Failures are told of. */
    refresh,
    /** Resolves when nothing is being rendered any more. */
    stop() {
      isStopped = true
      clearInterval(timer)
      return refresh()
    },
  }
}

async function renderedFile(response: Response): Promise<MemoryFile> {
  if (response.status !== 200)
    throw new Error(`A page that is kept in memory was rendered with ${response.status}.`)
  const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
  // Always revalidated, so that an edit is seen at the next visit.
  return memoryFile(Buffer.from(await response.arrayBuffer()), type, 'no-cache')
}

/** In another thread, while the next page is rendered: no request has to wait for it. */
async function compressQuickly({ bodies }: MemoryFile): Promise<void> {
  bodies.br = await compress(bodies.identity, 'br')
}

/** The highest one, 11, takes three times as long to save another 2%: 1.4 s for all pages, at every start. */
const brotliQuality = 10
