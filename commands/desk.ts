/** `npm run desk -- …`: the operator's commands, while the site runs. */
import { readFileSync } from 'node:fs'
import { runDeskProcess } from '#server/desk-cli/command-process.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
await runDeskProcess(version)
