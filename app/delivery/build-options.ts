import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { BuildEnvironmentOptions } from 'vite'

/** The same for the public site and for the desk. */
export const buildOptions = {
  assetsInlineLimit: 0,
  // One stylesheet, fetched after the first paint: no page change loads styles.
  cssCodeSplit: false,
  // The licences of all packages whose code is in the build, for the archive (commands/package.ts).
  license: { fileName: '.vite/licences.json' },
  target: 'es2022',
  cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
} satisfies BuildEnvironmentOptions

/** Short in production, because every document contains them; readable in development. */
export const classNames = (mode: string) => ({
  modules: { generateScopedName: mode === 'production' ? shortName : '[name]__[local]' },
})

/** The classes and animations of all CSS modules, by file and name: numbered alike in each of the builds. */
const scopedNames = globSync('app/**/*.module.css')
  .sort()
  .flatMap((file) => {
    const names = readFileSync(file, 'utf8').match(/(?<=\.|@keyframes )[a-z][\w-]*/gi)
    return [...new Set(names)].map((name) => `${file} ${name}`)
  })

/** Two letters: the first a capital but no A, since blockers of advertisements hide `.Ad`. */
function shortName(name: string, path: string): string {
  const index = scopedNames.indexOf(`${relative(process.cwd(), resolve(path))} ${name}`)
  const [first, second] = [
    'BCDEFGHIJKLMNOPQRSTUVWXYZ',
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ]
  const letter = first[Math.floor(index / second.length)]
  if (index < 0 || letter === undefined) throw new Error(`No short name for .${name} of ${path}.`)
  return letter + second[index % second.length]
}
