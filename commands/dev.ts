/** `npm run dev`: the site with hot reload, and the desk, which is reloaded by hand. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, type Plugin } from 'vite'
import type * as BrochureModule from '#app/brochure/render-brochure.ts'
import type * as EnvironmentModule from '#server/platform/environment.ts'
import type * as LogModule from '#server/platform/log.ts'
import type * as SiteModule from '#server/site.ts'
import { type MemoryFiles, readBuiltFiles } from '#server/static/built-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = 'virtual:react-router/server-build'

type Listener = ReturnType<typeof getRequestListener>

interface DevSite {
  port: number
  host: string | undefined
  answer: Listener
  desk: { port: number; host: string; url: string; answer: Listener } | undefined
  close(): Promise<void>
}

/** Vite loads changed pages by itself. What lies behind them is created once, and again when one of its files changes. */
const restartOnChange: Plugin = {
  name: 'restart-on-change',
  hotUpdate({ file, modules }) {
    // Nothing that runs imports a test; after a failed start any file may be the one that is mended.
    if (this.environment.name !== 'ssr' || (modules.length === 0 && !hasFailed)) return
    const changed = relative(root, file)
    if (changed.startsWith('app/desk/')) deskFiles = undefined
    if (/^(app\/desk|content|domain|server)\//.test(changed)) restart(`${changed} has changed`)
  },
}

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    // After a change of its settings, or of a file that they import, Vite has started again and loads all files anew.
    if (loadedBy !== vite.environments.ssr) restart('A setting of Vite has changed')
    // While Vite starts its watcher it misses changes, perhaps the one that mends it.
    else if (hasFailed) restart('The last start failed')
    try {
      const { answer } = await site
      answer(request, response)
    } catch {
      response.writeHead(500).end('The server could not be started: the reason is in the terminal.')
    }
  })
})
const vite = await createVite({
  root,
  server: {
    middlewareMode: { server },
    hmr: { server },
    // A build beside it would reload the page for every HTML file that it writes.
    watch: { ignored: [join(root, 'build/**')] },
  },
  appType: 'custom',
  plugins: [restartOnChange],
})

let loadedBy = vite.environments.ssr
let hasFailed = false
/** The next start waits for the one before, and has loaded nothing yet: further changes need no other. */
let isStartQueued = false
/** Script, stylesheet and fonts of the desk; undefined after a change of them. */
let deskFiles: Promise<MemoryFiles> | undefined
let site = start()
const { port, host, desk } = await site
server.listen(port, host, () => {
  console.log(`The site, with hot reload:  http://localhost:${port}`)
})
if (desk) serveDesk(desk)

function serveDesk({ port, host, url }: NonNullable<DevSite['desk']>): void {
  createServer(async (request, response) => {
    const running = await site.catch(() => undefined)
    if (running?.desk) running.desk.answer(request, response)
    else response.writeHead(500).end('The desk could not be started: the reason is in the terminal.')
  })
    .on('error', (error) =>
      console.log(`The desk is not served: ${error.message}. Choose another DESK_PORT.`),
    )
    .listen(port, host, () => {
      console.log(`The desk:                   ${url}`)
      console.log(
        'To be let in:               npm run desk -- staff add "Your Name" you@firm.example --owner',
      )
    })
}

/** In a process of its own: a build sets NODE_ENV, and this one is for development. */
async function buildDeskFiles(): Promise<MemoryFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-files-'))
  try {
    await promisify(execFile)(
      process.execPath,
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--config',
        'vite.desk.config.ts',
        '--mode',
        'development',
        '--logLevel',
        'error',
      ],
      { cwd: root, env: { ...process.env, BUILD_DIRECTORY: folder } },
    )
    return await readBuiltFiles(join(folder, 'desk'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function start(): Promise<DevSite> {
  const { parseEnvironment } = await load<typeof EnvironmentModule>('/server/platform/environment.ts')
  const { createLog } = await load<typeof LogModule>('/server/platform/log.ts')
  const { createSite } = await load<typeof SiteModule>('/server/site.ts')
  const environment = { ...parseEnvironment(process.env), styleguide: true }
  const log = createLog(environment.logLevel)
  if (environment.desk) deskFiles ??= buildDeskFiles()
  const made = await createSite({
    environment,
    log,
    deskFiles: (await deskFiles) ?? new Map(),
    loadPages: () => load<ServerBuild>(pages),
    brochurePdf: async () =>
      (await load<typeof BrochureModule>('/app/brochure/render-brochure.ts')).renderBrochure(),
  }).catch((error) => {
    if (error.name !== 'OutdatedContent') throw error
    // Evaluated again, with what is published.
    globalThis.publishedContent = error.published
    vite.environments.ssr.moduleGraph.invalidateAll()
    return undefined
  })
  if (made === undefined) return await start()
  const { fetch, desk, start: startTasks, close, changedContent } = made
  await startTasks()
  const watch = setInterval(async () => {
    if (await changedContent().catch(() => undefined)) {
      clearInterval(watch)
      restart('Content has been published')
    }
  }, 1_000).unref()
  return {
    ...environment,
    answer: getRequestListener(fetch),
    desk: environment.desk && desk && { ...environment.desk, answer: getRequestListener(desk.fetch) },
    close: () => {
      clearInterval(watch)
      return close()
    },
  }
}

function restart(reason: string): void {
  if (isStartQueued) return
  console.log(`${reason}: the server is started again.`)
  isStartQueued = true
  const before = site.then(({ close }) => close()).catch(() => {})
  site = before.then(() => {
    isStartQueued = false
    loadedBy = vite.environments.ssr
    if (hasFailed) loadedBy.moduleGraph.invalidateAll()
    hasFailed = false
    return start()
  })
  site.catch((error) => {
    hasFailed = true
    console.error(error instanceof Error ? error.stack : error)
  })
}

function load<Module>(url: string): Promise<Module> {
  return vite.ssrLoadModule(url) as Promise<Module>
}
