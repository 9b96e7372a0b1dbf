import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pagePolicy } from '#server/http/content-security-policy.ts'
import type { Encoding } from './negotiation.ts'

/**
 * What is answered from memory, in each of its encodings: a file of the build, a page rendered at run time, a picture
 * of the desk, or a JSON answer.
 */
export interface MemoryFile {
  type: string
  cacheControl: string
  hash: string
  /** The Content-Security-Policy of a page; other files have none of their own. */
  policy?: string
  /** The compressed encodings it has, best first. */
  encodings: Encoding[]
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
  /** Rendered at run time for requests that say nothing more than the path (server/static/render-cache.ts). */
  rendered?: { readsReferrer: boolean }
}

/** URL path → file. */
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
  '.data': 'text/x-script; charset=utf-8',
}

/** The file that answers a GET of this path; none where the response depends on more than the path. */
export function fileFor(
  files: MemoryFiles,
  path: string,
  request: { hasQuery: boolean; referrer: string | undefined },
): MemoryFile | undefined {
  const file = files.get(path)
  if (!file?.rendered) return file
  const isForEveryone = !request.hasQuery && !(file.rendered.readsReferrer && request.referrer)
  return isForEveryone ? file : undefined
}

/** Reads the whole client build once: pages are then answered without touching the disk. */
export async function readBuiltFiles(directory: string): Promise<MemoryFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
  const known = new Set(names)
  const files: MemoryFiles = new Map()
  await Promise.all(
    names.filter(isSource).map(async (name) => {
      const [identity, br, gzip] = await Promise.all(
        [name, `${name}.br`, `${name}.gz`].map((file) =>
          known.has(file) ? readFile(join(directory, file)) : undefined,
        ),
      )
      if (!identity) return
      files.set(urlOf(name), {
        type: types[extname(name)] ?? 'application/octet-stream',
        cacheControl: cacheControlOf(name),
        hash: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
        ...(name.endsWith('.html') && { policy: pagePolicy(identity.toString()) }),
        encodings: [...(br ? (['br'] as const) : []), ...(gzip ? (['gzip'] as const) : [])],
        bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      })
    }),
  )
  return files
}

const isSource = (name: string) => !name.endsWith('.br') && !name.endsWith('.gz') && !name.startsWith('.')

function urlOf(name: string): string {
  if (name === 'index.html') return '/'
  return `/${name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) : name}`
}

function cacheControlOf(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  if (name.endsWith('.html') || name.endsWith('.data')) return 'public, max-age=60'
  return 'public, max-age=3600'
}
