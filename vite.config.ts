import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups, chunkRules, noUnusedChunkRule } from './app/delivery/chunk-rules.ts'
import { inlineScript } from './app/delivery/inline-script.ts'
import { parseEnvironment } from './server/environment.ts'

const { siteUrl, portalUrl } = parseEnvironment(process.env)

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), inlineScript, noUnusedChunkRule(chunkRules)],
  // Short in production, because the critical CSS contains them; readable in development.
  css: {
    modules: { generateScopedName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]' },
  },
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
  build: {
    assetsInlineLimit: 0,
    // One stylesheet, fetched after the first paint: no page change loads styles.
    cssCodeSplit: false,
    // The licences of all packages whose code is in the build, for the archive (commands/package.ts).
    license: { fileName: '.vite/licences.json' },
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
}))
