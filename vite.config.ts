import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './app/delivery/inline-script.ts'
import { parseEnvironment } from './server/environment.ts'

const { siteUrl, portalUrl } = parseEnvironment(process.env)

/**
 * What is loaded on intent, or by the pages that need it, and not by every page: calculators, arrows, the rules of
 * bookings, what follows on a form, and the figures of taxes and fees.
 */
const notShared = [
  /\/app\/(calculators\/|blocks\/chart\/|ui\/(arrow-button|choices)|delivery\/hydrate-on-intent|forms\/submission\/(notification|success-message))/,
  /\/content\/forms\/(next-steps|event-dates-form)/,
  /\/content\/(pages\/calculators\/|site\/(checked|compensation|tax-and-rates|tax-words|fees)\.)/,
  /\/domain\/(money|yearly-rate|calculator-fields|bank-holidays|callback-)/,
  /\/node_modules\/(d3-\w+|internmap)\//,
]

/**
 * Two chunks that every page shares instead of forty small ones; the rest is split by route. Both pages of the
 * styleguide import nearly every block, and count. Validation is apart: forms load it on intent.
 */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  { name: 'figures', test: /\/content\/site\/(checked|compensation)\.|\/domain\/money/, priority: 1 },
  { name: 'validation', test: /node_modules\/valibot\/|\/domain\/form-(check|fields)/, priority: 1 },
  {
    name: 'shared',
    test: (id: string) => !notShared.some((path) => path.test(id)),
    minShareCount: 5,
    priority: 1,
  },
  {
    name: 'home',
    test: /\/app\/(blocks\/(about-teaser|service-cards|testimonials)\/|ui\/(arrow-button|carousel))/,
  },
]

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), inlineScript],
  // Short in production, because the critical CSS contains them; readable in development.
  css: {
    modules: { generateScopedName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
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
