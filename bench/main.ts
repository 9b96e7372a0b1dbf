/** `npm run bench`: performance beside a baseline, in one run. Times are reported here, never asserted. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Benchmark } from './benchmark.ts'
import { growth } from './growth.ts'
import { interaction } from './interaction.ts'
import { load } from './load.ts'
import { describeMachine } from './machine.ts'
import { type BenchmarkName, benchOptions, type Options } from './options.ts'
import { paint } from './paint.ts'
import { type Section, sectionText, withSections } from './table.ts'
import { throughput } from './throughput.ts'

const benchmarks: Record<BenchmarkName, Benchmark> = { paint, interaction, throughput, growth, load }

// By default a signal ends the process without its 'exit' event, which ends the sites it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

try {
  await bench(benchOptions())
  process.exit(0)
} catch (error) {
  // Printed here: one of the tools installs a handler that hides uncaught errors.
  console.error(error)
  process.exit(1)
}

async function bench(options: Options): Promise<void> {
  const { only, runs, write } = options
  const machine = await describeMachine()
  const sections: Section[] = []
  try {
    // To stderr, so that the report can be piped.
    for (const name of only)
      sections.push(...(await benchmarks[name](options, (what) => console.error(`… ${what}`))))
  } finally {
    // What was measured before a failure is reported all the same.
    const report = [
      `# Performance\n\nWritten by \`npm run bench\`, medians of ${runs} runs with (spread). ${machine}\n`,
      ...sections.map(sectionText),
    ].join('\n')
    // What is written by hand, and what was not measured now, is kept.
    if (write)
      await writeFile(write, withSections(await readFile(write, 'utf8').catch(() => report), sections))
    console.log(report)
  }
}
