import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import module from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { brand } from '#content/site/brand.ts'
import type { PublishedContent } from '#content/site/entry.ts'
import { serveDesk } from './desk-web/desk-server.ts'
import { renderBrochure } from './editing/preview-thread.ts'
import { OutdatedContent } from './editing/publications.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { serveMetrics } from './monitoring/metrics-server.ts'
import { isUnlikeBuild } from './page-renderer.ts'
import { writeAtomically } from './platform/atomic-file.ts'
import { createCache } from './platform/cache.ts'
import { OWNER_FOLDER } from './platform/db/owner-only.ts'
import { deskCommand } from './platform/desk-command.ts'
import { type Environment, parseEnvironment } from './platform/environment.ts'
import { announceClose, closeServer, createHttpServer, listen } from './platform/http-server.ts'
import { createLog } from './platform/log.ts'
import { stopSignals } from './platform/process.ts'
import { reasonOf, StartupError } from './platform/startup-error.ts'
import { createSite, type Site } from './site.ts'
import { readBuiltFiles } from './static/built-files.ts'
import { PUBLISHED_FILE, type SiteMessage, type SupervisorMessage } from './supervisor.ts'

/** How long requests in flight may take to finish after SIGTERM. */
const drainMs = 25_000

/** All of a shutdown after STOP_DELAY; less than what the examples in deploy/ give it before they kill it. */
const stopLimitMs = 40_000

const serverOptions = {
  // A form fits into one packet or two.
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  // Longer than the proxies in front keep a connection, so that none is closed as they send on it.
  keepAliveTimeout: 75_000,
}

/** A client that stops reading its response is disconnected after this. */
const idleMs = 90_000

/** Serves a build. Resolves once the site listens; `stopped` once it has ended after a signal. `bundle` is its address. */
export async function serve(
  buildDirectory: string,
  version: string,
  bundle: string,
): Promise<{ stopped: Promise<void> }> {
  const environment = parseEnvironment(process.env)
  const log = createLog(environment.logLevel)
  // All that is needed of the build, before it listens: another build may replace it at any time after.
  const [files, deskFiles, brochure, brochureCode] = await Promise.all([
    readBuiltFiles(join(buildDirectory, 'client')),
    readBuiltFiles(join(buildDirectory, 'desk')),
    readFile(join(buildDirectory, 'brochure.pdf')),
    isUnlikeBuild() ? readFile(join(buildDirectory, 'brochure/index.cjs'), 'utf8') : '',
  ])
  await makeDataFolder(environment)
  const metrics = environment.metrics && (await loadMetrics())
  const published = globalThis.publishedContent ?? {}
  const brochurePdf = createCache(
    async (): Promise<Uint8Array> =>
      isUnlikeBuild() ? await renderBrochure(brochureCode, published) : brochure,
    Number.POSITIVE_INFINITY,
  ).read
  const site = await createSite({ environment, log, files, deskFiles, brochurePdf, metrics, bundle }).catch(
    async (error) => {
      if (error instanceof OutdatedContent) await startAgain(environment, error.published)
      throw error
    },
  )

  // Before it listens: meanwhile the process before answers, and nobody waits for a page. A failure is told of later.
  if (isUnlikeBuild()) {
    await site.renderPages().catch(() => undefined)
    // The first request takes ten times as long as the second.
    await site.fetch(new Request(new URL('/', environment.siteUrl), { headers: { 'Accept-Encoding': 'br' } }))
  }

  const mayServe = told('serve')
  let fetch: Site['fetch'] = (request) => mayServe.then(() => site.fetch(request))
  void mayServe.then(() => {
    fetch = site.fetch
  })
  const server = createHttpServer((request) => fetch(request), serverOptions).setTimeout(idleMs)
  await listen(server, 'PORT', environment)
  const metricsServer =
    metrics &&
    environment.metrics &&
    (await serveMetrics({ metrics, report: site.report, version }, environment.metrics))
  const deskServer = site.desk && environment.desk && (await serveDesk(site.desk, environment.desk, log))
  tellSupervisor('listening')
  // Requests wait meanwhile: whatever else is to be done is done later.
  await mayServe
  await site.start()
  // Otherwise at the end: the first publication would compile all again. Node 20 cannot.
  module.flushCompileCache?.()
  watchPublications(site, environment, () => {
    // Nobody sends on a connection at the moment when the next process takes over and this one closes it.
    announceClose(server)
    deskServer?.announceClose()
  })
  reportStartup(environment, {
    version,
    port: (server.address() as AddressInfo).port,
    log,
    hasDesk: deskServer !== undefined,
  })
  if (deskServer && (await site.desk?.hasNoStaff())) {
    log.warn(`the desk has no staff yet: ${deskCommand} staff add "Your Name" you@firm.example --owner`)
  }

  const stopAfterSignal = async () => {
    const signal = await Promise.race([nextSignal(), told('replaced')])
    log.info({ signal }, 'stopping: finishing what is in flight')
    // Where it is replaced, the site goes on in another process.
    if (signal !== 'replaced') site.markStopping()
    // A service manager waits for the load balancer to notice; somebody who presses Ctrl+C need not. SIGTERM may come
    // twice: systemd sends it to every process, and the supervisor passes its own on.
    if (signal === 'SIGTERM' && environment.stopDelay > 0) {
      announceClose(server)
      await Promise.race([delay(environment.stopDelay * 1_000), once(process, 'SIGINT')])
    }
    const hangs = delay(stopLimitMs, 'hangs', { ref: false })
    const closing = Promise.all([deskServer?.close(), closeServer(server, drainMs)])
    tellSupervisor('closed')
    const ended = closing.then(() => site.close()).then(() => metricsServer?.close())
    // Whatever was accepted has been stored by then, and mail that was not sent is sent after the next start.
    if ((await Promise.race([ended, hangs])) === 'hangs') log.error('stopped without waiting any longer')
    log.info('stopped')
  }
  return { stopped: stopAfterSignal() }
}

/** How often the database is asked for what is published. */
const publicationsMs = 100

/** A process that was asked for and did not come is asked for again after this. */
const askAgainMs = 15_000

/** Asks for a process with what is published once that is something else. */
function watchPublications(site: Site, environment: Environment, onChange: () => void): void {
  const watch = async () => {
    // While the database is down, the status says so.
    const changed = await site.changedContent().catch(() => undefined)
    if (changed) {
      await leavePublished(environment, changed)
      tellSupervisor('outdated')
      onChange()
    }
    setTimeout(watch, changed ? askAgainMs : publicationsMs).unref()
  }
  void watch()
}

/** Ends this process, which has not begun to listen, for one with what is published. */
async function startAgain(environment: Environment, published: PublishedContent): Promise<never> {
  await leavePublished(environment, published)
  await new Promise((sent) => process.send?.('outdated' satisfies SiteMessage, sent))
  process.exit(0)
}

async function leavePublished({ dataDir }: Environment, published: PublishedContent): Promise<void> {
  const file = join(dataDir, PUBLISHED_FILE)
  // Instances may have the folder in common.
  await writeAtomically(file, (unfinished) => writeFile(unfinished, JSON.stringify(published)), {
    unfinished: `${file}.${process.pid}`,
  })
}

function tellSupervisor(message: SiteMessage): void {
  process.send?.(message)
}

/** Resolves when the supervisor says so. */
function told(expected: SupervisorMessage): Promise<string> {
  return new Promise((resolve) => {
    process.on('message', (message) => {
      if (message === expected) resolve(expected)
    })
  })
}

async function makeDataFolder({ dataDir }: Environment): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_FOLDER }).catch((error) => {
    throw new StartupError(
      `DATA_DIR "${dataDir}" cannot be written to${reasonOf(error)}: choose a folder that this user owns.`,
      { cause: error },
    )
  })
}

/** Loaded only where it is used. */
async function loadMetrics(): Promise<Metrics> {
  const { createMetrics } = await import('./monitoring/metrics.ts')
  return createMetrics()
}

async function nextSignal(): Promise<string> {
  return Promise.race(stopSignals.map((signal) => once(process, signal).then(() => signal)))
}

/** As text on a terminal; otherwise as one line of the log, at every log level. */
function reportStartup(
  environment: Environment,
  { version, port, log, hasDesk }: { version: string; port: number; log: Logger; hasDesk: boolean },
): void {
  const { dataDir, databaseUrl, sendsMail, webhook, metrics, backup, desk } = environment
  const address = `http://localhost:${port}`
  const settings = {
    version,
    data: databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `SQLite, ${dataDir}/site.db`,
    mail: sendsMail ? 'SMTP (SMTP_URL)' : `files, ${dataDir}/mail`,
    ...(desk && hasDesk && { desk: desk.url }),
    // Only the origin: the path may hold a secret.
    ...(webhook && { webhook: new URL(webhook.url).origin }),
    ...(backup && { backups: backup.directory }),
    ...(metrics && { metrics: `http://${metrics.host}:${metrics.port}/metrics` }),
  }
  if (!process.stdout.isTTY) {
    log.child({}, { level: 'info' }).info({ address, ...settings }, 'the site is up')
    return
  }
  const heading = `${brand.name} is up:`
  const label = (text: string) => text.padEnd(heading.length + 2)
  console.log(`${label(heading)}${address}`)
  for (const [name, value] of Object.entries(settings)) {
    console.log(`${label(`${name[0]?.toUpperCase()}${name.slice(1)}:`)}${value}`)
  }
  console.log('Stop with Ctrl+C. Requests are logged below, one line each.')
}
