import type { Plugin } from 'vite'

/** The beginning of the path of modules, from the project's folder. */
type ModulePath = `${'app' | 'content' | 'domain' | 'node_modules'}/${string}`

const chunks: Record<string, ModulePath[]> = {
  framework: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/react-router/',
    'node_modules/scheduler/',
  ],
  // Forms load it on intent.
  validation: ['node_modules/valibot/', 'domain/form-check', 'domain/form-fields'],
}

/** The chunks above, and one of what ten pages share instead of forty small ones; the rest is split by route. */
export const chunkGroups = [
  ...Object.entries(chunks).map(([name, paths]) => ({
    name,
    test: (id: string) => isOneOf(paths, id),
    priority: 1,
  })),
  { name: 'shared', minShareCount: 10 },
]

export const chunkRules = Object.values(chunks).flat()

/** Fails the build where a rule is for modules that are no longer there. */
export const noUnusedChunkRule = (rules: ModulePath[]): Plugin => ({
  name: 'no-unused-chunk-rule',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd(error) {
    if (error) return
    const ids = [...this.getModuleIds()]
    const unused = rules.filter((path) => !ids.some((id) => isOneOf([path], id)))
    if (unused.length > 0)
      this.error(
        `No module is at ${unused.join(', ')}: delete or correct the rule in app/delivery/chunk-rules.ts.`,
      )
  },
})

function isOneOf(paths: ModulePath[], id: string): boolean {
  return paths.some((path) => id.includes(`/${path}`))
}
