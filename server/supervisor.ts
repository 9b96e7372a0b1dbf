/**
 * The process that `npm start` stays in. The site itself runs in a child of it, because what the firm publishes at the
 * desk is in constants of modules, which are evaluated once a process: for a publication another child is started
 * beside the one that serves, and takes its place once it listens on the same sockets (docs/decisions/0060).
 *
 * It imports nothing but Node, so that it stays small and is part of the archive as it is (commands/package.ts).
 */
import cluster, { type Worker } from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a child tells: it listens; it has been replaced, and takes no more connections; something else has been published
 * than it was started with.
 */
export type SiteMessage = 'listening' | 'closed' | 'outdated'

/** What a child is told: no other one takes connections any more; or another one listens now. */
export type SupervisorMessage = 'serve' | 'replaced'

/** In DATA_DIR: what is published, as one child leaves it for the next. */
export const PUBLISHED_FILE = 'published.json'

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

interface SiteBundle {
  runProcess(start: () => Promise<{ stopped: Promise<void> }>): Promise<never>
  serveBuild(): Promise<{ stopped: Promise<void> }>
}

const dataDir = () => process.env.DATA_DIR || './data'

/** In a child: serves the site with what is published. */
export async function serveSite(load: () => Promise<SiteBundle>): Promise<never> {
  loadPublished()
  const { runProcess, serveBuild } = await load()
  return await runProcess(serveBuild)
}

/** To be called before a module of content is evaluated. A file that is missing or old is written by the site. */
export function loadPublished(): void {
  try {
    globalThis.publishedContent = JSON.parse(readFileSync(join(dataDir(), PUBLISHED_FILE), 'utf8'))
  } catch {
    globalThis.publishedContent = {}
  }
}

/** In the first process: starts the children, and ends with the last of them. */
export function supervise(): Promise<never> {
  // A child accepts connections by itself: nothing passes through this process.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // Of what lives for one request, in MB: with Node's own 16 a child takes more than 300 MB before it frees any.
  cluster.setupPrimary({ execArgv: [...process.execArgv, '--max-semi-space-size=8'] })
  let serving: Worker | undefined
  let next: Worker | undefined = fork()
  let isStopping = false
  let exitCode = 0
  const children = () => Object.values(cluster.workers ?? {}).filter((child) => child !== undefined)
  const tell = (child: Worker | undefined, message: SupervisorMessage) => {
    if (child?.isConnected()) child.send(message)
  }
  cluster.on('message', (child, message: SiteMessage) => {
    if (message === 'closed') tell(serving, 'serve')
    else if (message === 'listening') {
      // Nobody gets a page of the one before after a page of this one: it answers once the other has closed.
      if (serving) tell(serving, 'replaced')
      else tell(child, 'serve')
      serving = child
      next = undefined
    } else if (!isStopping && (next === undefined || next === child)) next = fork()
  })
  cluster.on('exit', (child, code) => {
    // A child that is to follow and fails leaves the one that serves in its place, which asks again.
    if (child === serving || (child === next && serving === undefined)) {
      isStopping = true
      exitCode = code ?? 1
      for (const other of children()) other.process.kill()
    }
    if (child === serving) serving = undefined
    if (child === next) next = undefined
    // One that was replaced and has ended before it could tell.
    tell(serving, 'serve')
    if (children().length === 0) process.exit(exitCode)
  })
  for (const signal of stopSignals)
    process.on(signal, () => {
      isStopping = true
      for (const child of children()) child.process.kill(signal)
    })
  return new Promise(() => {})
}

function fork(): Worker {
  // A third of a start is to compile what the child before has compiled as well. Only in a folder that is the site's own.
  const compiled = existsSync(dataDir()) && { NODE_COMPILE_CACHE: join(dataDir(), 'compiled') }
  return cluster.fork({ ...compiled })
}
