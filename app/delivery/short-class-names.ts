import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letterOf = (byte: number) => letters[byte % letters.length]

/**
 * Names classes in the fewest letters, for visitors pay for each of them in every page. Both builds ask in their
 * own order and must hear the same, so a name follows from where its class stands, and not from its turn.
 */
export function createShortNames(root: string): (local: string, file: string) => string {
  const owners = new Map<string, string>()
  return (local, file) => {
    const owner = `${relative(root, file.split('?')[0] ?? '')} ${local}`
    const name = nameFor(owner)
    if ((owners.get(name) ?? owner) !== owner)
      throw new Error(`"${owner}" and "${owners.get(name)}" are both called .${name}: rename one of them.`)
    owners.set(name, owner)
    return name
  }
}

function nameFor(owner: string): string {
  return [...createHash('sha256').update(owner).digest().subarray(0, 3)].map(letterOf).join('')
}
