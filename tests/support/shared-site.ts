// One built site a worker, for the files that change nothing in it. It ends with its worker.
import { rmSync } from 'node:fs'
import { openBuiltSite } from './built-site.ts'
import { type Element, parsePage, without } from './served-page.ts'

let opened: ReturnType<typeof openBuiltSite> | undefined
const texts = new Map<string, Promise<string>>()
const pages = new Map<string, Promise<Element>>()

async function open() {
  const site = await openBuiltSite()
  process.once('exit', () => rmSync(site.dataDir, { recursive: true, force: true }))
  return site
}

export function sharedSite() {
  opened ??= open()
  return opened
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  return await (await sharedSite()).request(path, init)
}

/** What is served at a path, whatever its status. It stays the same, so it is asked for and parsed once. */
export function textAt(path: string): Promise<string> {
  return remember(texts, path, async () => await (await request(path)).text())
}

export function pageAt(path: string): Promise<Element> {
  return remember(pages, path, async () => parsePage(await textAt(path)))
}

/** The page as it is shown at first, with its dialogs closed. */
export async function shownAt(path: string): Promise<Element> {
  return without(await pageAt(path), ({ tag }) => tag === 'dialog')
}

function remember<Value>(known: Map<string, Promise<Value>>, path: string, read: () => Promise<Value>) {
  const value = known.get(path) ?? read()
  known.set(path, value)
  return value
}
