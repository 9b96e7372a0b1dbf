/** `npm start`: builds unless the build is current, then serves the site. */
import { parseEnvironment } from '#server/platform/environment.ts'
import { checkPort } from '#server/platform/http-server.ts'
import { runProcess } from '#server/platform/process.ts'
import { ensureBuild, loadBundle } from './build.ts'

await runProcess(async () => {
  const environment = parseEnvironment(process.env)
  await checkPort('PORT', environment)
  await ensureBuild(async (text) => {
    if (process.stdout.isTTY) return console.log(text)
    const { createLog } = await import('#server/platform/log.ts')
    createLog(environment.logLevel).info(text)
  })
  const { serveBuild } = await loadBundle()
  return await serveBuild()
})
