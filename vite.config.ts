import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './app/delivery/inline-script.ts'
import { parseEnvironment } from './server/environment.ts'

const { siteUrl, portalUrl } = parseEnvironment(process.env)

/** Two files that every page shares, instead of forty small ones; the rest stays with its route. */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  { name: 'shared', minShareCount: 4 },
]

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), inlineScript],
  // Short in production, where each class is sent with every page; readable in development.
  css: {
    modules: { generateScopedName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    // The composition root is the server bundle's entry, so that the site, its
    // services and its mail templates are one build (see docs/architecture.md).
    ssr: {
      build: { rolldownOptions: { input: './server/site.ts' } },
      // The mail components load fifty packages, one by one, at every start; bundled, only what is used.
      resolve: { noExternal: [/^@react-email\/(?!render)/] },
    },
  },
  // Written into every page; a change of either makes a new build.
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl),
  },
  build: {
    assetsInlineLimit: 0,
    // One file, fetched once and right after the first paint: no page change asks for styles again.
    cssCodeSplit: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
}))
