import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'
import { describe, expect, test } from 'vitest'

// TypeScript does not check the names of classes and custom properties; these tests do.

const app = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(app, file), 'utf8')
const components = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const styleSheets = files.filter((file) => file.endsWith('.css'))
const modules = styleSheets.filter((file) => file.endsWith('.module.css'))

function classesOf(module: string): Set<string> {
  const names = new Set<string>()
  parse(read(module)).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-z_][\w-]*)/gi))
      names.add(name)
  })
  return names
}

/** How each component uses the CSS modules that it imports. */
const uses = components.flatMap((component) => {
  const source = read(component)
  const code = source.replace(/^import .*$/gm, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map(
    ([, name = '', path = '']) => ({
      component,
      name,
      module: path.startsWith('#app/')
        ? path.slice('#app/'.length)
        : normalize(join(dirname(component), path)),
      classes: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
      otherReads: code.match(new RegExp(`.*\\b${name}\\b(?!\\.\\w).*`, 'g')) ?? [],
    }),
  )
})

describe('CSS modules', () => {
  test('every class that a component uses exists in the module it imports', () => {
    const unknown = uses.flatMap(({ component, module, classes }) => {
      const known = classesOf(module)
      return classes
        .filter((name) => !known.has(name))
        .map((name) => `${component}: ${name} is not in ${module}`)
    })
    expect(uses.length).toBeGreaterThan(50)
    expect(unknown).toEqual([])
  })

  test('a module is read only as styles.name, so that the tests see every name', () => {
    const wrong = uses.flatMap(({ component, name, otherReads }) => [
      ...(/^(s|\w+S)tyles$/.test(name) ? [] : [`${component}: ${name} is not called styles`]),
      ...otherReads.map((line) => `${component}: ${line.trim()}`),
    ])
    expect(wrong).toEqual([])
  })

  test('every class of a module is used by a component', () => {
    const dead = modules.flatMap((module) => {
      const used = new Set(uses.filter((use) => use.module === module).flatMap(({ classes }) => classes))
      return [...classesOf(module)].filter((name) => !used.has(name)).map((name) => `${module}: ${name}`)
    })
    expect(dead).toEqual([])
  })
})

describe('Custom properties', () => {
  const sources = [...components, ...styleSheets].map(read).join('\n')
  const defined = new Set(
    styleSheets.flatMap((file) => [...read(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  )
  const used = new Set([...sources.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name]) => name))

  test('every one that is used is defined', () => {
    const setByComponents = new Set([...sources.matchAll(/'(--[\w-]+)':/g)].map(([, name]) => name))
    const known = [...defined, ...setByComponents]
    expect(used.size).toBeGreaterThan(100)
    expect([...used].filter((name) => !known.includes(name))).toEqual([])
  })
})
