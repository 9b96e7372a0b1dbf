import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { wordsFromServer } from './app/delivery/browser-words.ts'
import { buildOptions, classNames } from './app/delivery/build-options.ts'
import { inlineScript } from './app/delivery/inline-script.ts'
import { parseEnvironment } from './server/platform/environment.ts'

const { siteUrl, portalUrl } = parseEnvironment(process.env)

/** Pages are not hydrated: of React Router's build for browsers only the stylesheet and the files are used. */
const noPageScripts: Plugin = {
  name: 'no-page-scripts',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite has collected the styles.
    order: 'post',
    handler(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk') delete bundle[name]
    },
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), inlineScript, wordsFromServer, noPageScripts],
  css: classNames(mode),
  environments: {
    client: {
      // For the styles of what no page imports: the dialogs of the forms.
      build: { rolldownOptions: { input: ['app/browser/site.ts'] } },
    },
    // One file with all packages in it: see server/bundle.ts.
    ssr: {
      build: { rolldownOptions: { input: './server/bundle.ts', output: { codeSplitting: false } } },
      resolve: { noExternal: mode === 'production' || undefined },
      // Otherwise both builds of React would be in it.
      define: mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // What the prerendered pages have: with others at the start, they are rendered again.
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl),
  },
  build: buildOptions,
}))
