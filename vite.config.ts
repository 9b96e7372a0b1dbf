import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildOptions, classNames } from './app/delivery/build-options.ts'
import { chunkGroups, chunkRules, noUnusedChunkRule } from './app/delivery/chunk-rules.ts'
import { inlineScript } from './app/delivery/inline-script.ts'
import { parseEnvironment } from './server/platform/environment.ts'

const { siteUrl, portalUrl } = parseEnvironment(process.env)

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), inlineScript, noUnusedChunkRule(chunkRules)],
  css: classNames(mode),
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    // One file with all packages in it: see server/bundle.ts.
    ssr: {
      build: { rolldownOptions: { input: './server/bundle.ts', output: { codeSplitting: false } } },
      resolve: { noExternal: mode === 'production' || undefined },
      // Otherwise both builds of React would be in it.
      define: mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // Built into every page; a change of either needs a new build.
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl),
  },
  build: buildOptions,
}))
