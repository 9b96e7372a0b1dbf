import { allPages } from '#content/site/pages.ts'
import { readOptions } from '../commands/read-options.ts'

const benchmarkNames = ['paint', 'interaction', 'throughput', 'growth', 'load'] as const
export type BenchmarkName = (typeof benchmarkNames)[number]
const paths: readonly string[] = allPages.map(({ path }) => path)
const databaseNames = ['sqlite', 'postgres'] as const

export interface Options {
  /** The file that the report is written to, beside being printed. */
  write: string | undefined
  routes: readonly string[]
  runs: number
  only: readonly BenchmarkName[]
  /** The number of stored enquiries in the large database. */
  records: number
  /** Those whose growth is measured. */
  databases: readonly (typeof databaseNames)[number][]
  /** How long the load lasts. */
  minutes: number
}

const help = `npm run bench -- [options]

  --only NAMES     paint, interaction, throughput, growth or load, by commas (all of them)
  --routes PATHS   which pages are painted, by commas (all of them)
  --runs N         how often each figure is taken; the median counts (3)
  --records N      how many enquiries the large database has, for growth alone (100000)
  --database NAME  sqlite or postgres, for growth alone; may be repeated (both)
  --minutes N      how long the load lasts (5)
  --write FILE     puts the tables into a file as well, as in docs/performance.md

They take turns within each run, so that a busy moment of the machine meets all alike.`

export function benchOptions(): Options {
  return readOptions(
    help,
    {
      write: { type: 'string' },
      routes: { type: 'string' },
      runs: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '5' },
      records: { type: 'string', default: '100000' },
      only: { type: 'string', multiple: true },
      database: { type: 'string', multiple: true },
    },
    ({ write, routes, runs, records, minutes, only, database }) => ({
      write,
      routes: routes?.split(',').map((text) => oneOf('--routes', paths, text)) ?? paths,
      runs: whole('--runs', runs, 1, 50),
      minutes: whole('--minutes', minutes, 1, 1_000),
      records: whole('--records', records, 2_000, 1_000_000),
      only:
        only?.flatMap((text) => text.split(',')).map((text) => oneOf('--only', benchmarkNames, text)) ??
        benchmarkNames,
      databases: database?.map((text) => oneOf('--database', databaseNames, text)) ?? databaseNames,
    }),
  )
}

function oneOf<Name extends string>(option: string, names: readonly Name[], text: string): Name {
  const name = names.find((known) => known === text)
  if (name === undefined) throw new Error(`${option} is one of ${names.join(', ')}, but is "${text}".`)
  return name
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`${name} is a whole number from ${least} to ${most}, but is "${text}".`)
}
