// Pages and brochure with content that is not that of the build: in a thread, whose modules are evaluated anew.
import { Worker } from 'node:worker_threads'
import type { PublishedContent } from '#content/site/entry.ts'
import { londonDate } from '#domain/london.ts'

export interface PreviewTask {
  content: PublishedContent
  /** All pages where there are none. */
  paths?: string[]
  /** The moment that the pages are rendered for. */
  at: number
}

/** Pages by path, as HTML. */
export type RenderedPages = Record<string, string>

export type RenderPreview = (task: PreviewTask) => Promise<RenderedPages>

/** As many results are kept: the page of a draft asks for its pages one by one. */
const KEPT = 3

/** `bundle` is the address of the server's bundle. */
export function createPreviews(bundle: string): RenderPreview {
  const kept = new Map<string, Promise<RenderedPages>>()
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    // As those that are served, pages change with the day in London.
    const key = JSON.stringify({ ...task, at: londonDate(task.at) })
    const found = kept.get(key)
    if (found) return found
    // One at a time: each needs as much memory as the site.
    const result = last.then(() =>
      inThread<RenderedPages>(pagesSource, { bundle, task, content: task.content }),
    )
    last = result.catch(() => kept.delete(key))
    kept.set(key, result)
    for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old)
    return result
  }
}

const pagesSource = `
const { parentPort, workerData: { content, bundle, task } } = require('node:worker_threads')
globalThis.publishedContent = content
import(bundle)
  .then(({ renderPreview }) => renderPreview(task))
  .then((result) => parentPort.postMessage({ result }), (error) => parentPort.postMessage({ error: error.stack }))`

/** The brochure with this content, by the code of its renderer (vite.brochure.config.ts). */
export async function renderBrochure(code: string, content: PublishedContent): Promise<Uint8Array> {
  const source = `
const { parentPort, workerData } = require('node:worker_threads')
globalThis.publishedContent = workerData.content
${code}
exports.renderBrochure()
  .then((result) => parentPort.postMessage({ result }), (error) => parentPort.postMessage({ error: error.stack }))`
  return await inThread(source, { content })
}

async function inThread<Result>(source: string, workerData: object): Promise<Result> {
  const thread = new Worker(source, { eval: true, workerData })
  try {
    return await new Promise((resolve, reject) => {
      thread.once('error', reject)
      thread.once('message', ({ result, error }) => (error ? reject(new Error(error)) : resolve(result)))
    })
  } finally {
    await thread.terminate()
  }
}
