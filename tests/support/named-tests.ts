import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A test is named as `file › title` or `file › describe › title`. */
const separator = ' › '
/** A call of test, test.step, it or describe, also as `test.each([…])('…', async (`. */
const titled =
  /(?:\b(?:test(?:\.step)?|it|describe\w*)|[\])])\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`),\s*(?:async )?(?:\(|function\b|\w+ =>)/g
/** A placeholder in a title. */
const placeholder = /\$\{|%[sijdf]|\$\w/

const read = new Map<string, string[]>()

/** Null where there is such a test, or else a sentence that says what is wrong with the name. */
export function faultOfTestName(name: string): string | null {
  const [file = '', ...titles] = name.split(separator)
  if (!/\.(test|spec)\.tsx?$/.test(file)) return `“${name}” does not begin with a file of tests`
  if (titles.length === 0) return `“${name}” names no test`
  const known = titlesIn(file)
  if (!known) return `there is no ${file}`
  const missing = titles.find((title) => !known.some((one) => isNamed(one, title)))
  return missing === undefined ? null : `${file} has no test “${missing}”`
}

function titlesIn(file: string): string[] | null {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  if (!existsSync(path)) return null
  const titles =
    read.get(file) ??
    [...readFileSync(path, 'utf8').matchAll(titled)].map(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replace(/\\(['"`])/g, '$1'),
    )
  read.set(file, titles)
  return titles
}

/** A title with a placeholder may be named by its beginning. */
function isNamed(title: string, named: string): boolean {
  return title === named || (placeholder.test(title) && named.length >= 20 && title.startsWith(named))
}
