/** `npm run bench`: performance beside a baseline, in one run. Times are reported here, never asserted. */
import { cpus, loadavg } from 'node:os'
import { readOptions } from '../commands/read-options.ts'
import { answers, navigation } from './answers.ts'
import { growth } from './growth.ts'
import { paint } from './paint.ts'
import { publication } from './publication.ts'
import { tableText } from './report.ts'
import { serving } from './serving.ts'

const benchmarks = { paint, answers, navigation, serving, publication, growth }
const names = Object.keys(benchmarks) as (keyof typeof benchmarks)[]

const help = `npm run bench -- [options]

  --only NAME   ${names.join(', ')}; may be repeated (all of them)
  --runs N      how often each figure is taken; the median counts (3)`

const { chosen, runs } = readOptions(
  help,
  { only: { type: 'string', multiple: true }, runs: { type: 'string', default: '3' } },
  ({ only = names, runs }) => {
    const chosen = names.filter((name) => only.includes(name))
    if (chosen.length !== only.length || !Number(runs))
      throw new Error('There is no such benchmark or number.')
    return { chosen, runs: Number(runs) }
  },
)

// By default a signal ends the process without its 'exit' event, which ends the sites it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

try {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
  console.log(
    `Medians of ${runs} runs with (range), on ${machine}, load ${loadavg()[0]?.toFixed(1)} at the start.\n`,
  )
  for (const name of chosen) console.log(tableText(await benchmarks[name](runs)))
  process.exit(0)
} catch (error) {
  // Printed here: one of the tools installs a handler that hides uncaught errors.
  console.error(error)
  process.exit(1)
}
