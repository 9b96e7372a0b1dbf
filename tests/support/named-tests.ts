import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Between the parts of a test's name: `file › title`, or `file › describe › title`. */
const separator = ' › '
/** The beginning of a call of test, test.step, it or describe, also behind a table: `test.each([…])('…', async (`. */
const titled =
  /(?:\b(?:test(?:\.step)?|it|describe\w*)|[\])])\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`),\s*(?:async )?(?:\(|function\b|\w+ =>)/g
/** Where a title is completed when the test runs. */
const filled = /\$\{|%[sijdf]|\$\w/

const read = new Map<string, string[]>()

/** What is wrong with a name that is meant to lead to a test: a sentence, or null where there is such a test. */
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

/** A title that is completed at run time may be named by its beginning. */
function isNamed(title: string, named: string): boolean {
  return title === named || (filled.test(title) && named.length >= 20 && title.startsWith(named))
}
