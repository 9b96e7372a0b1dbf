import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { laterStyles } from './app/delivery/critical-css.ts'
import { earlyScript } from './app/delivery/inline-script.ts'
import { parseEnvironment } from './server/environment.ts'

const { siteUrl, portalUrl } = parseEnvironment(process.env)

/** Parts that nearly every page shows. What opens on demand, and what few pages have, is not among them. */
const onEveryPage = [
  /app\/(root|shell\/(?!error-pages|waking)|ui\/(?!carousel|choices)|blocks\/(hero|faq)\/)/,
  /app\/forms\/(?!booked|brochure|callback|form-page|notice-|slot|use-settled|use-slots)/,
  /app\/illustration\/(icons\/|parts\/brand-mark)/,
  /content\/(brand|contact-form|firm|form-words|meta|navigation|pages|shell-words|wording)\./,
]

/**
 * What every page needs travels together: a few files instead of forty, which
 * also compress better. The rest stays with its route.
 */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  { name: 'frame', test: (id: string) => onEveryPage.some((part) => part.test(id)), priority: 1 },
]

/**
 * Tells Chromium to compile all of a file while it comes in, beside the page, and not each function when it is
 * first called: a first click would else wait for it. Other browsers read a comment.
 */
const compiledAhead = '//# allFunctionsCalledOnLoad'

/**
 * The stylesheet that visitors fetch after the first paint leaves out what every page carries. The whole of it
 * lies beside it for the server, which picks out of it what a page is to carry (see app/entry.server.tsx).
 */
const splitStylesheet: Plugin = {
  name: 'split-stylesheet',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !/\bstyle-.*\.css$/.test(file.fileName)) continue
      const css = String(file.source)
      this.emitFile({ type: 'asset', fileName: file.fileName.replace('style-', 'whole-'), source: css })
      file.source = laterStyles(css)
    }
  },
}

/** What no route asks for, because the page itself does (see app/delivery/inline-script.ts). */
const wakingChunk: Plugin = {
  name: 'waking-chunk',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'app/delivery/boot.ts', name: 'waking' })
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), splitStylesheet, wakingChunk],
  // Short in production, where each class is sent with every page; readable in development.
  css: {
    modules: { generateScopedName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunks }, postBanner: compiledAhead } },
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
    'import.meta.env.EARLY_SCRIPT': JSON.stringify(minifySync('early-script.js', earlyScript).code.trim()),
  },
  build: {
    assetsInlineLimit: 0,
    // One file, fetched once and right after the first paint: no page change asks for styles again.
    cssCodeSplit: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
}))
