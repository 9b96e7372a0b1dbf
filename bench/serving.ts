import { readFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import { pages } from '#content/site/pages.ts'
import { startSite } from '../commands/site-process.ts'
import { compressed, responseOf, startBareServer } from './bare-server.ts'
import { createFigures, say, type Table } from './report.ts'

const connections = 32
const seconds = 4

/** Two built pages and two that are rendered at run time. */
const paths = [pages.landing, pages.customerHome, pages.contactUs, pages.blog].map(({ path }) => path)

/** One process of the site beside a bare Node server that sends the same bytes and headers. */
export async function serving(runs: number): Promise<Table> {
  const site = await startSite()
  const bare = await startBareServer(await Promise.all(paths.map((path) => responseOf(site.address, path))))
  const figures = createFigures()
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const path of paths)
        for (const [name, server] of Object.entries({ site, bare })) {
          say(`serving ${run}/${runs} ${path} by ${name}`)
          const { rate, processor } = await measure(server, path)
          figures.add(`${name} ${path} rate`, rate)
          figures.add(`${name} ${path} processor`, processor)
        }
  } finally {
    bare.stop()
    await site.stop()
  }
  return {
    title: 'Serving',
    note: `autocannon, ${connections} connections for ${seconds} s each, on the same machine: one process of ours beside a bare Node server with the same bytes and headers. Requests a second (which the generator may limit), and microseconds of processor time a request.`,
    columns: ['page', 'ours', 'bare', 'processor, ours', 'bare', 'bare / ours'],
    rows: paths.map((path) => [
      path,
      figures.text(`site ${path} rate`),
      figures.text(`bare ${path} rate`),
      figures.text(`site ${path} processor`),
      figures.text(`bare ${path} processor`),
      figures.ratio(`bare ${path} processor`, `site ${path} processor`),
    ]),
  }
}

async function measure(server: { address: string; pid: number }, path: string) {
  const load = (duration: number) =>
    autocannon({ url: server.address + path, connections, duration, headers: compressed })
  await load(1)
  const before = await processorMicroseconds(server.pid)
  const { requests, errors, non2xx } = await load(seconds)
  if (errors + non2xx > 0) throw new Error(`${path}: ${errors} errors, ${non2xx} responses other than 2xx`)
  const processor = ((await processorMicroseconds(server.pid)) - before) / requests.total
  return { rate: requests.average, processor }
}

/** What Linux says that a process has used, in hundredths of a second; NaN elsewhere. */
async function processorMicroseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}
