/** `npm run desk -- …`: the operator's commands, while the site runs. */
import { deskCommand } from '#server/desk-cli/command-process.ts'
import manifest from '../package.json' with { type: 'json' }

await deskCommand(manifest.version)
