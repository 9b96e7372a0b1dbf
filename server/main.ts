import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { brand } from '#content/site/brand.ts'
import { serveDesk } from './desk-web/desk-server.ts'
import type { Environment } from './environment.ts'
import { createGracefulShutdown } from './http/graceful-shutdown.ts'
import { requestTarget } from './http/request-target.ts'
import type { Metrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import type * as SiteBundle from './site.ts'
import { StartupError } from './startup-error.ts'

/** Connection draining: how long requests in flight may take to finish after SIGTERM. */
const drainMs = 25_000

/** How long an idle connection stays open after SIGTERM: a proxy may be sending the next request on it. */
const idleDrainMs = 2_000

/** A form fits into one packet or two: a client that takes longer (slowloris) only holds a connection. */
const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  // Longer than the proxies in front keep a connection, so that none is closed as they send on it.
  keepAliveTimeout: 75_000,
}

/** A client that stops reading its response is disconnected after this. */
const idleMs = 90_000

const siteBundle = new URL('../build/server/index.js', import.meta.url)
const brochureFile = fileURLToPath(new URL('../build/brochure.pdf', import.meta.url))
const clientDirectory = fileURLToPath(new URL('../build/client', import.meta.url))
const deskDirectory = fileURLToPath(new URL('../build/desk', import.meta.url))

/**
 * Resolves once the site listens; `stopped` once it has ended after SIGTERM or SIGINT, with what was accepted
 * finished.
 */
export async function serve(environment: Environment, log: Logger): Promise<{ stopped: Promise<void> }> {
  const { createSite } = (await import(siteBundle.href)) as typeof SiteBundle
  await mkdir(environment.dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `DATA_DIR "${environment.dataDir}" cannot be written to (${error.code}): choose a folder that this user owns.`,
      { cause: error },
    )
  })
  const metrics = environment.metrics && (await loadMetrics())
  const site = await createSite({
    environment,
    log,
    clientDirectory,
    deskDirectory,
    brochureFile,
    metrics,
  })

  const answer = getRequestListener(site.fetch)
  const server = createServer(requestTimeouts, (incoming, outgoing) => {
    incoming.url = requestTarget(incoming.url)
    if (!site.fastPath(incoming, outgoing)) answer(incoming, outgoing)
  })
  server.setTimeout(idleMs)
  const shutdown = createGracefulShutdown(server)
  // Before it listens: a signal without a handler ends the process at once.
  const stopSignal = nextSignal()
  await listen(server, environment)
  const metricsServer = metrics && environment.metrics && (await serveMetrics(metrics, environment.metrics))
  const deskServer =
    site.desk && environment.desk && (await serveDesk(site.desk.fetch, environment.desk, log))
  reportStartup(environment, (server.address() as AddressInfo).port, log, deskServer !== undefined)
  if (deskServer && (await site.desk?.hasNobody())) {
    log.warn(
      'nobody can sign in at the desk yet: npm run desk -- staff add "Your Name" you@firm.example --owner',
    )
  }

  const stop = async () => {
    const signal = await stopSignal
    log.info({ signal }, 'stopping: finishing what is in flight')
    site.markStopping()
    // A supervisor waits for the load balancer to notice; somebody who presses Ctrl+C need not.
    if (signal === 'SIGTERM' && environment.stopDelay > 0) {
      shutdown.begin()
      await Promise.race([delay(environment.stopDelay * 1_000), nextSignal()])
    }
    await deskServer?.close()
    await shutdown.close({ idleMs: signal === 'SIGTERM' ? idleDrainMs : 0, drainMs })
    await site.close()
    metricsServer?.close()
    log.info('stopped')
  }
  return { stopped: stop() }
}

/** Loaded only where it is used. */
async function loadMetrics(): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics()
}

/** Before a build that takes half a minute: a port that is taken will still be so afterwards. */
export async function checkPort(environment: Environment): Promise<void> {
  const server = createServer()
  await listen(server, environment)
  server.close()
  await once(server, 'close')
}

async function listen(server: Server, environment: Environment): Promise<void> {
  server.listen(environment.port, environment.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(listenError(environment, error))
  })
}

async function nextSignal(): Promise<string> {
  return Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal).then(() => signal)))
}

function listenError({ port, host }: Environment, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} is taken by another program: stop it, or choose another PORT.`
  if (error.code === 'EACCES')
    return `PORT ${port} needs more rights than this user has: choose one above 1023.`
  return `HOST "${host ?? ''}" with PORT ${port} cannot be listened on (${error.code}).`
}

/** As text on a terminal; otherwise as one line of the log, at every log level. */
function reportStartup(environment: Environment, port: number, log: Logger, hasDesk: boolean): void {
  const { dataDir, databaseUrl, smtpUrl, webhook, metrics, backup, desk } = environment
  const address = `http://localhost:${port}`
  const parts = {
    data: databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `SQLite, ${dataDir}/site.db`,
    mail: smtpUrl ? 'SMTP (SMTP_URL)' : `files, ${dataDir}/mail`,
    ...(desk && hasDesk && { desk: desk.url }),
    // Only the origin: the path may hold a secret.
    ...(webhook && { webhook: new URL(webhook.url).origin }),
    ...(backup && { backups: backup.directory }),
    ...(metrics && { metrics: `http://${metrics.host}:${metrics.port}/metrics` }),
  }
  if (!process.stdout.isTTY) {
    log.child({}, { level: 'info' }).info({ address, ...parts }, 'the site is up')
    return
  }
  const heading = `${brand.name} is up:`
  const label = (text: string) => text.padEnd(heading.length + 2)
  console.log(`${label(heading)}${address}`)
  for (const [name, value] of Object.entries(parts)) {
    console.log(`${label(`${name[0]?.toUpperCase()}${name.slice(1)}:`)}${value}`)
  }
  console.log('Stop with Ctrl+C. Requests are logged below, one line each.')
}
