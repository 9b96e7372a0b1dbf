import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * What each room may import. An arrow that is not here fails. `app/services.ts`
 * is the one door from the pages to the server, and only for types.
 */
const doors: Record<string, string[]> = {
  'app/routes': [
    'app/blocks',
    'app/brochure',
    'app/forms',
    'app/scenery',
    'app/services.ts',
    'app/shell',
    'app/styleguide',
    'app/ui',
    'content',
    'domain',
  ],
  'app/styleguide': ['app/blocks', 'app/scenery', 'app/ui', 'content'],
  'app/blocks': ['app/scenery', 'app/ui', 'content', 'domain'],
  'app/forms': ['app/scenery', 'app/services.ts', 'app/ui', 'content', 'domain'],
  'app/shell': ['app/scenery', 'app/ui', 'content'],
  'app/ui': ['app/scenery'],
  'app/scenery': ['content'],
  'app/brochure': ['app/scenery', 'content'],
  'app/styles': [],
  'app/entry.server.tsx': ['app/services.ts', 'app/shell', 'app/styles'],
  'app/root.tsx': ['app/forms', 'app/scenery', 'app/shell', 'app/styles'],
  'app/routes.ts': ['content'],
  'app/prerendered-paths.ts': ['app/scenery', 'content'],
  'app/services.ts': ['server'],
  content: [],
  domain: [],
  // The brochure is drawn like a page and sent like a mail.
  server: ['app/brochure', 'app/services.ts', 'content', 'domain'],
  // Pictures are taken of everything that the tests open.
  commands: [
    'app/prerendered-paths.ts',
    'app/styles',
    'content',
    'domain',
    'server',
    'tests/e2e/open-states.ts',
  ],
  'tests/e2e/open-states.ts': [],
}
/** Rooms that may see another's types but never its values. */
const typesOnly = [
  ['app/services.ts', 'server'],
  ['app/scenery', 'content'],
  ['app/forms', 'app/services.ts'],
]

const files = ['app', 'content', 'domain', 'server', 'commands'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (name) =>
        /\.tsx?$/.test(name) &&
        !/\.(test|d)\.tsx?$/.test(name) &&
        !name.includes('for-tests') &&
        !name.includes('test-databases'),
    ),
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

describe('The rooms of the house', () => {
  test('every file stands in a room that the table knows', () => {
    expect(files.filter((file) => room(file) === undefined)).toEqual([])
  })

  test('imports run only through the doors', () => {
    const broken = imports.filter(({ file, target }) => {
      const from = room(file)
      const to = room(target)
      return from !== to && !(from && to && doors[from]?.includes(to))
    })
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test('what may see only types imports no values', () => {
    const broken = imports.filter(({ file, target, isType }) =>
      typesOnly.some(([from, to]) => room(file) === from && room(target) === to && !isType),
    )
    expect(broken.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
  })

  test('nothing imports a route', () => {
    expect(imports.filter(({ target }) => target.startsWith('app/routes/')).map(({ file }) => file)).toEqual(
      [],
    )
  })

  test('there is no drawer among the rooms', () => {
    const drawers = files.filter((file) => /(^|\/)(utils?|lib|helpers?|misc|common)(\/|\.)/.test(file))
    expect(drawers).toEqual([])
  })
})

function room(file: string): string | undefined {
  return Object.keys(doors)
    .sort((a, b) => b.length - a.length)
    .find((name) => file === name || file.startsWith(`${name}/`))
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return relative(root, join(root, normalize(join(dirname(file), specifier))))
}
