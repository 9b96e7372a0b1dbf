/** `npm run desk -- …`: the operator's commands, while the site runs. */
import { readFileSync } from 'node:fs'
import { loadPublished } from '#server/supervisor.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
loadPublished()
if (process.argv[2] === 'content') {
  // The bundle has all content in it, which nothing else imports as a whole.
  const { ensureBuild, loadBundle } = await import('./build.ts')
  await ensureBuild(console.error)
  await (await loadBundle()).runDeskCommand()
} else {
  const { runDeskProcess } = await import('#server/desk-cli/command-process.ts')
  await runDeskProcess(version)
}
