/** `npm start`: builds unless the build is current, then serves the site. */
import { parseEnvironment } from '#server/environment.ts'
import { checkPort } from '#server/http/http-server.ts'
import { runProcess } from '#server/process.ts'
import { ensureBuild, loadBundle } from './build.ts'

await runProcess(async () => {
  const environment = parseEnvironment(process.env)
  await checkPort('PORT', environment)
  await ensureBuild(async (text) => {
    if (process.stdout.isTTY) return console.log(text)
    const { createLog } = await import('#server/log.ts')
    createLog(environment.logLevel).info(text)
  })
  const { serveBuild } = await loadBundle()
  return await serveBuild()
})
