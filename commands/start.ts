/** `npm start`: builds unless the build is current, then serves the site. */
import cluster from 'node:cluster'
import { serveSite, supervise } from '#server/supervisor.ts'

// Computed, so that TypeScript does not resolve it: the bundle exists only after a build.
const bundle = new URL('../build/server/index.js', import.meta.url).href
if (cluster.isPrimary) await prepareAndSupervise()
else await serveSite(() => import(bundle))

/** The processes that serve need not load what prepares a start. */
async function prepareAndSupervise(): Promise<void> {
  const { runProcess } = await import('#server/platform/process.ts')
  const { parseEnvironment } = await import('#server/platform/environment.ts')
  const { checkPort } = await import('#server/platform/http-server.ts')
  const { ensureBuild } = await import('./build.ts')
  await runProcess(async () => {
    const environment = parseEnvironment(process.env)
    await checkPort('PORT', environment)
    await ensureBuild(async (text) => {
      if (process.stdout.isTTY) return console.log(text)
      const { createLog } = await import('#server/platform/log.ts')
      createLog(environment.logLevel).info(text)
    })
    return { stopped: supervise() }
  })
}
