/** `npm run bench`: performance beside a baseline, in one run. Times are reported here, never asserted. */
import { readFile, writeFile } from 'node:fs/promises'
import { growth } from './growth.ts'
import { interaction } from './interaction.ts'
import { describeMachine, machineText } from './machine.ts'
import { help, type Options, type PartName, parseOptions } from './options.ts'
import { paint } from './paint.ts'
import type { Measured, Part } from './part.ts'
import { sectionText } from './table.ts'
import { throughput } from './throughput.ts'

const parts: Record<PartName, Part> = { paint, interaction, throughput, growth }

const options = parseOptions(process.argv.slice(2))
if (options === 'help') {
  console.log(help)
  process.exit(0)
}

try {
  await bench(options)
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

  const report = [
    '# Performance',
    '',
    `Written by \`npm run bench\`, medians of ${runs} runs with (spread). ${machineText(machine)}`,
    '',
    ...measured.flatMap(([, { sections }]) => sections.map(sectionText)),
  ].join('\n')
  if (write) await writeFile(write, report + (await keptSection(write)))
  const figures = Object.fromEntries(measured.map(([name, part]) => [name, part.figures]))
  console.log(json ? JSON.stringify({ machine, runs, ...figures }, null, 2) : report)
  if (failure) throw failure
}

/** The sections at the end of the report that are written by hand are kept. */
async function keptSection(file: string): Promise<string> {
  const before = await readFile(file, 'utf8').catch(() => '')
  const start = before.indexOf('\n## Ablation')
  return start < 0 ? '' : before.slice(start)
}

/** To stderr, so that the report can be piped. */
function say(what: string): void {
  console.error(`… ${what}`)
}
