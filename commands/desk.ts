/** `npm run desk -- …`: the operator's commands, while the site runs. */
import { readFileSync } from 'node:fs'
import { loadPublished } from '#server/supervisor.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
loadPublished()
const { runDeskProcess } = await import('#server/desk-cli/command-process.ts')
await runDeskProcess(version)
