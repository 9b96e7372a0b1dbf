// What the firm may not publish: the same rules as the tests of the shipped content.
import type { Changes, Entry } from '#content/site/entry.ts'
import { editedTextProblem } from '#content/site/text-rules.ts'
import { valueAt } from './fields.ts'

/** What breaks a rule, by the path of its field. */
export function problemsOf(entry: Entry, published: unknown, changes: Changes): Record<string, string> {
  const texts = Object.entries(changes).flatMap(([path, value]) => textsIn(value, path))
  return Object.fromEntries(
    texts.flatMap(([path, text]) => {
      const key = path.split('.').findLast((each) => !/^\d+$/.test(each)) ?? ''
      const problem = editedTextProblem(text, { entry: entry.id, key, before: valueAt(published, path) })
      return problem ? [[path, problem]] : []
    }),
  )
}

function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, path === '' ? key : `${path}.${key}`))
}
