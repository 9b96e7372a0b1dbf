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
    'app/blocks',
    'app/calculators',
    'app/delivery',
    'app/forms',
    'app/illustration',
    'app/server-context.ts',
    'app/shell',
    'app/styleguide',
    'app/styles',
    'app/ui',
    'content',
    'domain',
  ],
  'app/styleguide': ['app/blocks', 'app/delivery', 'app/illustration', 'app/ui', 'content'],
  'app/blocks': ['app/delivery', 'app/illustration', 'app/ui', 'content', 'domain'],
  'app/forms': ['app/delivery', 'app/illustration', 'app/server-context.ts', 'app/ui', 'content', 'domain'],
  'app/calculators': [
    'app/blocks',
    'app/delivery',
    'app/forms',
    'app/illustration',
    'app/server-context.ts',
    'app/ui',
    'content',
    'domain',
  ],
  'app/shell': ['app/delivery', 'app/illustration', 'app/ui', 'content', 'domain'],
  'app/ui': ['app/delivery', 'app/illustration'],
  'app/delivery': ['app/illustration', 'app/ui', 'content'],
  'app/illustration': ['content'],
  // The desk's pages: for a listener of their own, never for the public site.
  'app/desk': ['app/blocks', 'app/illustration', 'app/styles', 'app/ui', 'content'],
  'app/brochure': ['app/illustration', 'app/styles', 'content'],
  'app/styles': [],
  'app/entry.server.tsx': ['app/delivery', 'app/server-context.ts', 'app/shell'],
  'app/root.tsx': ['app/delivery', 'app/forms', 'app/illustration', 'app/shell', 'app/styles'],
  'app/routes.ts': ['content'],
  'app/server-context.ts': ['server'],
  content: ['domain'],
  domain: [],
  // Mails and the plain error page use the palette.
  server: [
    'app/server-context.ts',
    'app/styles',
    'content',
    'domain',
    'server/desk',
    'server/desk-cli',
    'server/desk-web',
    'server/enquiries',
    'server/mail',
    'server/outbox',
  ],
  // What is to be sent is queued with its record (enquiries), and composed from it when it is sent (mail).
  'server/outbox': ['content', 'domain', 'server'],
  'server/enquiries': ['content', 'domain', 'server', 'server/outbox'],
  'server/mail': ['app/styles', 'content', 'domain', 'server', 'server/enquiries', 'server/outbox'],
  // The command line and the pages do the same by the functions of server/desk, which knows of neither.
  'server/desk': ['content', 'domain', 'server', 'server/enquiries', 'server/outbox'],
  'server/desk-cli': ['content', 'domain', 'server', 'server/desk', 'server/mail', 'server/outbox'],
  'server/desk-web': [
    'app/desk',
    'content',
    'domain',
    'server',
    'server/desk',
    'server/enquiries',
    'server/outbox',
  ],
  // The build renders the brochure. `npm run shots` opens the same states as the tests.
  commands: [
    'app/brochure',
    'app/styles',
    'content',
    'domain',
    'server',
    'server/desk',
    'server/desk-cli',
    'tests/support',
  ],
  bench: ['commands', 'content', 'domain', 'server', 'server/desk', 'server/desk-web', 'server/enquiries'],
  'tests/support': ['commands', 'content', 'domain', 'server', 'server/mail', 'server/outbox'],
}
/** Folders that may import types only. */
const typesOnly = [
  ['app/server-context.ts', 'server'],
  ['app/illustration', 'content'],
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
