/** `npm run bench`: performance beside a baseline, in one run. Times are reported here, never asserted. */
import { readFile, writeFile } from 'node:fs/promises'
import { growth } from './growth.ts'
import { interaction } from './interaction.ts'
import { describeMachine, machineText } from './machine.ts'
import { benchOptions, type Options, type PartName } from './options.ts'
import { paint } from './paint.ts'
import type { Measured, Part } from './part.ts'
import { sectionText, withSections } from './table.ts'
import { throughput } from './throughput.ts'

const parts: Record<PartName, Part> = { paint, interaction, throughput, growth }

// By default a signal ends the process without its 'exit' event, which ends sites and removes the blank page.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

try {
  await bench(benchOptions())
  process.exit(0)
} catch (error) {
  // Printed here: one of the tools installs a handler that hides uncaught errors.
  console.error(error)
  process.exit(1)
}

async function bench(chosen: Options): Promise<void> {
  const { only, runs, json, write } = chosen
  const machine = await describeMachine()
  const measured: [PartName, Measured][] = []
  let failure: unknown
  try {
    for (const name of only) measured.push([name, await parts[name](chosen, say)])
  } catch (error) {
    // What was measured before it is reported all the same.
    failure = error
  }

  const sections = measured.flatMap(([, part]) => part.sections)
  const report = [
    '# Performance',
    '',
    `Written by \`npm run bench\`, medians of ${runs} runs with (spread). ${machineText(machine)}`,
    '',
    ...sections.map(sectionText),
  ].join('\n')
  // What is written by hand, and what was not measured now, is kept.
  if (write) await writeFile(write, withSections(await readFile(write, 'utf8').catch(() => report), sections))
  const figures = Object.fromEntries(measured.map(([name, part]) => [name, part.figures]))
  console.log(json ? JSON.stringify({ machine, runs, ...figures }, null, 2) : report)
  if (failure) throw failure
}

/** To stderr, so that the report can be piped. */
function say(what: string): void {
  console.error(`… ${what}`)
}
