import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../commands/free-port.ts'

const run = promisify(execFile)

/** The version of nginx, or undefined where it is not installed. */
export async function nginxVersion(): Promise<string | undefined> {
  try {
    return (await run('nginx', ['-v'], { timeout: 5_000 })).stderr.trim().replace(/^.*: /, '')
  } catch {
    return undefined
  }
}

/** One response of ours, to be served by nginx byte for byte. */
export interface SameAnswer {
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** nginx tuned for static files (no access log, open_file_cache) with the same responses, on a free loopback port. */
export async function serveByNginx(answers: SameAnswer[]) {
  const folder = await mkdtemp(join(tmpdir(), 'advice-site-nginx-'))
  const port = await freePort()
  const locations = await Promise.all(
    answers.map(async ({ path, headers, body }, index) => {
      await writeFile(join(folder, `body-${index}`), body)
      return locationOf(path, `/body-${index}`, headers)
    }),
  )
  const configuration = join(folder, 'nginx.conf')
  await writeFile(configuration, configurationOf(folder, port, locations))
  const child = spawn('nginx', ['-p', folder, '-c', configuration, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  const address = `http://127.0.0.1:${port}`
  await untilAnswering(address, answers[0]?.path ?? '/')
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function untilAnswering(address: string, path: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(address + path).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error('nginx did not answer')
}

function locationOf(path: string, file: string, headers: Record<string, string>): string {
  const { 'content-type': type = 'text/plain', ...rest } = headers
  const added = Object.entries(rest)
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  return `location = ${path} { try_files ${file} =404; types {} default_type "${type}"; ${added.join(' ')} }`
}

function configurationOf(folder: string, port: number, locations: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  etag off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100 inactive=600s;
  open_file_cache_valid 600s;
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${locations.join('\n    ')}
  }
}
`
}
