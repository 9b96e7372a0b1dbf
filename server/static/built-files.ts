import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Encoding } from './compression.ts'
import { pagePolicy } from './content-security-policy.ts'

/** What is sent from memory: a file of the build, a page rendered at run time, or a picture of the desk. */
export interface MemoryFile {
  type: string
  cacheControl: string
  hash: string
  /** The Content-Security-Policy of a page; other files have none of their own. */
  policy?: string
  /** As it is, and in the encodings that it was compressed to so far. */
  bodies: { identity: Buffer<ArrayBuffer> } & Partial<Record<Encoding, Buffer<ArrayBuffer>>>
  /** Rendered at run time for requests that say nothing more than the path (server/static/render-cache.ts). */
  rendered?: { readsReferrer: boolean; query: readonly string[] }
}

/** URL path → file; also a path with those parameters of its query that matter. */
export type MemoryFiles = Map<string, MemoryFile>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

export function memoryFile(identity: Buffer<ArrayBuffer>, type: string, cacheControl: string): MemoryFile {
  return {
    type,
    cacheControl,
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
    ...(type.startsWith('text/html') && { policy: pagePolicy(identity.toString()) }),
    bodies: { identity },
  }
}

/** Reads the whole client build once: pages are then sent without touching the disk. */
export async function readBuiltFiles(directory: string): Promise<MemoryFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1))
    // A folder of Vite's own, which is not served.
    .filter((name) => !name.startsWith('.vite'))
  // One after another: together they take four times as much of the processor, and nobody is served meanwhile.
  const contents = new Map(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(directory, name))] as const),
  )
  const files: MemoryFiles = new Map()
  for (const [name, identity] of contents) {
    if (/\.(br|gz)$/.test(name)) continue
    const type = types[extname(name)] ?? 'application/octet-stream'
    const file = memoryFile(identity, type, cacheControlOf(name))
    const [br, gzip] = [contents.get(`${name}.br`), contents.get(`${name}.gz`)]
    files.set(urlOf(name), { ...file, bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } })
  }
  return files
}

function urlOf(name: string): string {
  if (name === 'index.html') return '/'
  return `/${name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) : name}`
}

function cacheControlOf(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  // Always revalidated, so that an edit at the desk is seen at the next visit.
  if (name.endsWith('.html') || name.endsWith('.json')) return 'no-cache'
  return 'public, max-age=3600'
}
