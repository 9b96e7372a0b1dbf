import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { parseEnvironment } from './server/environment.ts'

const { siteUrl, portalUrl } = parseEnvironment(process.env)

/**
 * What every page needs travels together: a few files instead of forty. The
 * rest stays with its route.
 */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 3,
  },
  {
    name: 'frame',
    test: /app\/(ui|shell|root|forms|scenery\/(icons|lode|on-demand|scenes)\.)|content\/(brand|firm|pages|wording|navigation|shell-words|contact-us|form-words)\.|domain\//,
    priority: 2,
    minShareCount: 8,
  },
]

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter()],
  // Short names where visitors pay for them, telling ones where makers read them.
  css: { modules: { generateScopedName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]' } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
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
  build: { assetsInlineLimit: 0, target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'] },
}))
