/** `npm run desk -- …`: the operator's commands, while the site runs. */
import { runDeskCommand } from '#server/desk-cli/command-process.ts'

await runDeskCommand()
