import type { Plugin } from 'vite'

/** The beginning of the path of modules, from the project's folder. */
type ModulePath = `${'app' | 'content' | 'domain' | 'node_modules'}/${string}`

/** Loaded on intent, or by the pages that need it, and not by every page. */
const notShared: ModulePath[] = [
  'app/calculators/',
  'app/blocks/chart/',
  'app/ui/arrow-button',
  'app/ui/choices',
  'app/forms/submission/notification',
  'app/forms/submission/success-message',
  'content/forms/next-steps',
  'content/forms/event-dates-form',
  'content/pages/calculators/',
  'content/site/checked',
  'content/site/compensation',
  'content/site/tax-and-rates',
  'content/site/tax-words',
  'content/site/fees',
  'domain/money',
  'domain/yearly-rate',
  'domain/calculator-fields',
  'domain/bank-holidays',
  'domain/callback-',
  'node_modules/d3-',
  'node_modules/internmap/',
]

const chunks: { name: string; modules: ModulePath[]; priority?: number }[] = [
  {
    name: 'framework',
    modules: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/react-router/',
      'node_modules/scheduler/',
    ],
    priority: 1,
  },
  {
    name: 'figures',
    modules: ['content/site/checked', 'content/site/compensation', 'domain/money'],
    priority: 1,
  },
  // Forms load it on intent.
  {
    name: 'validation',
    modules: ['node_modules/valibot/', 'domain/form-check', 'domain/form-fields'],
    priority: 1,
  },
  {
    name: 'home',
    modules: [
      'app/blocks/about-teaser/',
      'app/blocks/service-cards/',
      'app/blocks/testimonials/',
      'app/ui/arrow-button',
      'app/ui/carousel',
    ],
  },
]

/**
 * One chunk of what five pages share instead of forty small ones, and those above; the rest is split by route. Both
 * pages of the styleguide import nearly every block, and count.
 */
export const chunkGroups = [
  ...chunks.map(({ modules, ...group }) => ({ ...group, test: (id: string) => isOneOf(modules, id) })),
  { name: 'shared', test: (id: string) => !isOneOf(notShared, id), minShareCount: 5, priority: 1 },
]

export const chunkRules = [...notShared, ...chunks.flatMap(({ modules }) => modules)]

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
