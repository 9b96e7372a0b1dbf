/** `npm run package`: the built site as an archive that starts on a machine with nothing but Node. */
import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { latestMigration } from '#server/platform/db/migrate.ts'
import { auditFindings, auditSentence } from './audit.ts'
import { buildDirectory, ensureBuild } from './build.ts'
import { readOptions } from './read-options.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

interface Licence {
  name: string
  version?: string
  identifier?: string
  text?: string
}

interface Manifest {
  name: string
  version: string
  dependencies: { node: string }
}

const help = `npm run package -- [options]

  --with-node   adds the Node that this runs on, for machines with the same system and processor
  --to FOLDER   where the archive is written (dist)

It serves any firm: SITE_URL and PORTAL_URL are read when it starts. A start with those that are set now is a little faster.`

const options = readOptions(
  help,
  { 'with-node': { type: 'boolean', default: false }, to: { type: 'string', default: 'dist' } },
  (values) => values,
)
await ensureBuild(console.error)
const archive = await makeArchive(resolve(options.to), options['with-node'])
const megabytes = ((await stat(archive)).size / 1e6).toFixed(1)
console.error(`${megabytes} MB:`)
console.log(archive)

async function makeArchive(target: string, withNode: boolean): Promise<string> {
  const sources = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest
  const manifest = { ...sources, version: [sources.version, await commit()].filter(Boolean).join('+') }
  const platform = withNode ? `-${process.platform}-${process.arch}` : ''
  const name = `${manifest.name}-${manifest.version}`
  const file = join(target, `${name}${platform}.tar.gz`)
  await mkdir(target, { recursive: true })
  const work = await mkdtemp(join(target, '.next-'))
  try {
    await assemble(join(work, name), manifest, withNode)
    await run('tar', ['-czf', file, '-C', work, name])
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return file
}

async function assemble(folder: string, manifest: Manifest, withNode: boolean): Promise<void> {
  const { name, version } = manifest
  await mkdir(folder)
  // The licences of the packages are in one file below; the stamp is for those who have the sources.
  await cp(buildDirectory, join(folder, 'build'), {
    recursive: true,
    filter: (path) => !/[/\\](\.vite|\.next-\w+|stamp)$/.test(path),
  })
  // Without the secrets that compose reads from files there.
  await cp(join(root, 'deploy'), join(folder, 'deploy'), {
    recursive: true,
    filter: (path) => !/[/\\](\.[\w-]+|database-(url|password))$/.test(path),
  })
  await cp(join(root, 'docs'), join(folder, 'docs'), {
    recursive: true,
    filter: (path) =>
      /[/\\](docs|pictures|desk-\w+\.png|desk\.md|operations[\w-]*\.md|members\.csv)$/.test(path),
  })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version, type: 'module' }, null, 2))
  const supervisor = await readFile(join(root, 'server/supervisor.ts'), 'utf8')
  await writeFile(join(folder, 'supervisor.js'), stripTypeScriptTypes(supervisor))
  await writeFile(
    join(folder, 'start.js'),
    entry(
      manifest,
      "await (cluster.isPrimary ? supervise() : serveSite(() => import('./build/server/index.js')))",
    ),
  )
  await writeFile(
    join(folder, 'desk.js'),
    entry(manifest, "loadPublished()\nawait (await import('./build/server/index.js')).runDeskCommand()"),
  )
  await writeFile(join(folder, 'NOTES.md'), await notes(manifest))
  const licences = await licencesOf(withNode)
  await writeFile(join(folder, 'LICENCES.md'), licencesText(licences))
  if (!withNode) return
  await mkdir(join(folder, 'bin'))
  await cp(process.execPath, join(folder, 'bin/node'), { dereference: true })
  await chmod(join(folder, 'bin/node'), 0o755)
}

/** The commit of the sources, marked where they differ from it; undefined outside a repository. */
async function commit(): Promise<string | undefined> {
  const git = (...words: string[]) => run('git', words, { cwd: root }).then(({ stdout }) => stdout.trim())
  try {
    const head = await git('rev-parse', '--short=8', 'HEAD')
    return (await git('status', '--porcelain')) ? `${head}.changed` : head
  } catch {
    return undefined
  }
}

async function notes({ name, version }: Manifest): Promise<string> {
  const audit = auditSentence(await auditFindings(root))
  console.error(audit)
  return `# ${name} ${version}

- Made on ${new Date().toISOString().slice(0, 10)} with Node ${process.version}. What follows the + is the commit of the sources.
- Tables: ${latestMigration}. Between versions with the same tables the way back is the link alone (docs/operations.md).
- ${audit}
`
}

/** A script that checks the version of Node first: an older one would fail with an error that says nothing. */
function entry({ dependencies }: Manifest, call: string): string {
  const major = Number.parseInt(dependencies.node, 10)
  return `if (Number.parseInt(process.versions.node, 10) < ${major}) {
  console.error(\`This needs Node ${major} or newer, and this is \${process.version}: https://nodejs.org/en/download\`)
  process.exit(1)
}
const { default: cluster } = await import('node:cluster')
const { serveSite, supervise, loadPublished } = await import('./supervisor.js')
${call}
`
}

/** Vite has listed the packages whose code is in the bundles. */
async function licencesOf(withNode: boolean): Promise<Licence[]> {
  const listed = await Promise.all(
    ['client', 'desk', 'server', 'brochure'].map(async (part) => {
      const file = join(buildDirectory, part, '.vite/licences.json')
      return JSON.parse(await readFile(file, 'utf8')) as Licence[]
    }),
  )
  const packages = new Map(listed.flat().map((licence) => [`${licence.name} ${licence.version}`, licence]))
  const fonts = ['sans', 'serif'].map(async (style) => ({
    name: `The ${style} typeface`,
    identifier: 'OFL-1.1',
    text: await readFile(join(root, `app/styles/fonts/OFL-${style}.txt`), 'utf8'),
  }))
  return [
    ...[...packages.values()].sort((a, b) => a.name.localeCompare(b.name)),
    ...(await Promise.all(fonts)),
    ...(withNode ? [{ name: 'Node.js', version: process.version, text: await nodeLicence() }] : []),
  ]
}

/** Of the `node` package, which holds the binary in a package of its platform. */
async function nodeLicence(): Promise<string> {
  const folder = join(root, `node_modules/node/node_modules/node-${process.platform}-${process.arch}`)
  return await readFile(join(folder, 'LICENSE'), 'utf8').catch(() => {
    throw new Error('Run npm ci first: npm install takes away the package that holds Node and its licence.')
  })
}

function licencesText(licences: Licence[]): string {
  const sections = licences.map(
    ({ name, version = '', identifier, text }) =>
      `## ${[name, version].join(' ').trim()}${identifier ? ` (${identifier})` : ''}\n\n${text?.trim() ?? 'The package holds no text of its licence.'}\n`,
  )
  return ['# Licences of what is in this archive\n', ...sections].join('\n')
}
