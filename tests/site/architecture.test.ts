import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Which folders each folder may import. `app/server-context.ts` is the only way from the pages to the server, and
 * only for types.
 */
const mayImport: Record<string, string[]> = {
  'app/routes': [
    'app/advisers',
    'app/blocks',
    'app/calculators',
    'app/delivery',
    'app/forms',
    'app/illustration',
    'app/search',
    'app/server-context.ts',
    'app/shell',
    'app/styleguide',
    'app/styles',
    'app/ui',
    'content',
    'domain',
  ],
  // What runs in a visitor's browser.
  'app/browser': ['app/blocks', 'app/calculators', 'app/delivery', 'app/forms', 'app/ui', 'domain'],
  'app/styleguide': ['app/blocks', 'app/illustration', 'app/ui', 'content'],
  'app/blocks': ['app/illustration', 'app/ui', 'content', 'domain'],
  'app/forms': [
    'app/blocks',
    'app/delivery',
    'app/illustration',
    'app/server-context.ts',
    'app/ui',
    'content',
    'domain',
  ],
  'app/calculators': [
    'app/blocks',
    'app/delivery',
    'app/forms',
    'app/server-context.ts',
    'app/ui',
    'content',
    'domain',
  ],
  'app/advisers': ['app/blocks', 'app/illustration', 'app/server-context.ts', 'app/ui', 'content', 'domain'],
  'app/search': ['app/blocks', 'app/delivery', 'app/server-context.ts', 'app/ui', 'content', 'domain'],
  'app/shell': ['app/illustration', 'app/ui', 'content', 'domain'],
  'app/ui': ['app/illustration'],
  'app/delivery': ['app/illustration', 'content'],
  'app/illustration': ['content'],
  // The desk's pages: for a listener of their own, never for the public site.
  'app/desk': ['app/illustration', 'app/styles', 'app/ui', 'content', 'domain', 'server/desk'],
  'app/brochure': ['app/illustration', 'app/styles', 'content'],
  'app/styles': [],
  'app/entry.server.tsx': ['app/delivery', 'app/server-context.ts', 'app/shell'],
  'app/root.tsx': ['app/delivery', 'app/illustration', 'app/shell', 'app/styles'],
  'app/routes.ts': ['content'],
  'app/server-context.ts': ['server'],
  content: ['domain'],
  domain: [],
  // The composition: `site.ts` puts the site together from the folders below, none of which knows it.
  server: [
    'app/advisers',
    'app/calculators',
    'app/delivery',
    'app/search',
    'app/server-context.ts',
    'content',
    'domain',
    'server/calendars',
    'server/desk',
    'server/desk-cli',
    'server/desk-web',
    'server/editing',
    'server/enquiries',
    'server/http',
    'server/journeys',
    'server/mail',
    'server/monitoring',
    'server/pictures',
    'server/platform',
    'server/searches',
    'server/static',
  ],
  // What any server has: database, backups, jobs, limits, environment, log. Of the outbox it knows the names of the kinds.
  'server/platform': ['content', 'domain', 'server/outbox'],
  'server/static': ['server/platform'],
  'server/editing': ['content', 'domain', 'server/platform', 'server/static'],
  'server/pictures': ['server/platform', 'server/static'],
  'server/searches': ['domain', 'server/platform'],
  'server/journeys': ['content', 'domain', 'server/platform'],
  // What is to be sent is queued with its record (enquiries), and composed from it when it is sent (mail).
  'server/calendars': ['domain', 'server/platform'],
  'server/outbox': ['content', 'domain', 'server/platform'],
  'server/enquiries': ['content', 'domain', 'server/outbox', 'server/platform'],
  // Mails use the palette, and so does the plain error page.
  'server/mail': ['app/styles', 'content', 'domain', 'server/enquiries', 'server/outbox', 'server/platform'],
  'server/monitoring': ['content', 'domain', 'server/mail', 'server/outbox', 'server/platform'],
  'server/http': [
    'app/styles',
    'content',
    'domain',
    'server',
    'server/enquiries',
    'server/journeys',
    'server/monitoring',
    'server/pictures',
    'server/platform',
    'server/static',
  ],
  // The command line and the pages do the same by the functions of server/desk, which knows of neither.
  'server/desk': [
    'content',
    'domain',
    'server/calendars',
    'server/editing',
    'server/enquiries',
    'server/outbox',
    'server/pictures',
    'server/platform',
  ],
  'server/desk-cli': ['content', 'domain', 'server/desk', 'server/mail', 'server/outbox', 'server/platform'],
  'server/desk-web': [
    'app/desk',
    'content',
    'domain',
    'server/calendars',
    'server/desk',
    'server/editing',
    'server/enquiries',
    'server/http',
    'server/journeys',
    'server/outbox',
    'server/pictures',
    'server/platform',
    'server/searches',
    'server/static',
  ],
  // The build renders the brochure and what is prerendered. `npm run shots` opens the same states as the tests.
  commands: [
    'app/brochure',
    'app/delivery',
    'app/styles',
    'content',
    'domain',
    'server',
    'server/desk',
    'server/desk-cli',
    'server/platform',
    'server/static',
    'tests/support',
  ],
  bench: [
    'commands',
    'content',
    'domain',
    'server/desk',
    'server/editing',
    'server/enquiries',
    'server/platform',
  ],
  'tests/support': [
    'commands',
    'content',
    'domain',
    'server/mail',
    'server/outbox',
    'server/platform',
    'server/static',
  ],
}
/** Folders that may import types only. */
const typesOnly = [
  ['app/server-context.ts', 'server'],
  ['app/desk', 'server/desk'],
  ['app/illustration', 'content'],
  ['server/platform', 'server/outbox'],
  ['server/http', 'server'],
]

const files = ['app', 'content', 'domain', 'server', 'commands', 'bench', 'tests/support'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|test-support|d)\.tsx?$/.test(name)),
)

/** `import … from`, `export … from`, a bare `import`, and `import()`. */
const importing =
  /^(?:import|export)\b(?:\s+(type)\b)?(?:[^'"`;]*?\bfrom)?\s*['"]([#.][^'"]+)['"]|import\(['"]([#.][^'"]+)['"]\)/gm

const imports = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importing)]
    .map(([, type, target, lazy]) => ({
      file,
      isType: type !== undefined,
      target: resolve(file, target ?? lazy ?? ''),
    }))
    .filter(({ target }) => !target.includes('+types')),
)

describe('Imports between folders', () => {
  test('every file is in a folder that the table lists', () => {
    expect(files.filter((file) => folderOf(file) === undefined)).toEqual([])
  })

  test('every import is allowed by the table', () => {
    const broken = imports.filter(({ file, target }) => {
      const from = folderOf(file)
      const to = folderOf(target)
      return from !== to && !(from && to && mayImport[from]?.includes(to))
    })
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test('every entry of the table is used by some import', () => {
    const used = new Set(imports.map(({ file, target }) => `${folderOf(file)} → ${folderOf(target)}`))
    const listed = Object.entries(mayImport).flatMap(([from, to]) =>
      to.map((target) => `${from} → ${target}`),
    )
    expect(listed.filter((entry) => !used.has(entry))).toEqual([])
  })

  test('what may import only types imports no values', () => {
    const broken = imports.filter(({ file, target, isType }) =>
      typesOnly.some(([from, to]) => folderOf(file) === from && folderOf(target) === to && !isType),
    )
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test('the script of a calculator has no words and no rates: they come with the page', () => {
    const parts = /^app\/calculators\/((\S+-)?calculator\.tsx|result-parts\.tsx|use-calculator\.ts)$/
    const broken = imports.filter(
      ({ file, target, isType }) => parts.test(file) && folderOf(target) === 'content' && !isType,
    )
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
    expect(files.filter((file) => parts.test(file)).length).toBeGreaterThan(6)
  })

  test('nothing imports a route', () => {
    expect(imports.filter(({ target }) => target.startsWith('app/routes/')).map(({ file }) => file)).toEqual(
      [],
    )
  })

  test('no SQL is in the pages and commands of the desk', () => {
    const queries = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql`/
    const inDesk = files.filter((file) => /^server\/desk-(web|cli)\//.test(file))
    expect(inDesk.filter((file) => queries.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test('no folder is called utils, lib, helpers, misc or common', () => {
    const catchAlls = files.filter((file) => /(^|\/)(utils?|lib|helpers?|misc|common)(\/|\.)/.test(file))
    expect(catchAlls).toEqual([])
  })
})

function folderOf(file: string): string | undefined {
  return Object.keys(mayImport)
    .sort((a, b) => b.length - a.length)
    .find((name) => file === name || file.startsWith(`${name}/`))
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return relative(root, join(root, normalize(join(dirname(file), specifier))))
}
